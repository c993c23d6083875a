-- From here on times are milliseconds since 1970. Every time in seconds is below 100,000,000,000 until the year 5138, and
-- every time in milliseconds since 1973 is above it: whatever has been converted already stays as it is.
update users set created = created * 1000 where created < 100000000000;
update sessions set expires = expires * 1000 where expires < 100000000000;
update tables set created = created * 1000 where created < 100000000000;
update tables set updated = updated * 1000 where updated < 100000000000;
update plies set at = at * 1000 where at < 100000000000;
update chat set at = at * 1000 where at < 100000000000;
