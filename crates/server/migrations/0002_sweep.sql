-- Expired sessions are looked for once a day.
create index sessions_by_expiry on sessions (expires);
