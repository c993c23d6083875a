-- How people play together. `conduct`, `proposal`, `ended` and `what` are JSON of the protocol, because only the server reads
-- them; an empty `conduct` is the usual one.
alter table tables add column conduct text not null default '';
alter table tables add column proposal text;
alter table tables add column ended text;
alter table tables add column rematch text;
alter table tables add column rematch_by text;
-- The clocks after the last change that was not a move; `plies.clocks` has them after each move. The one with more changes counts.
alter table tables add column clocks text not null default '';
alter table plies add column clocks text not null default '';

-- A seat of somebody beside the person with the session has a name of its own. A bot may play for a person (substitute).
-- `away` is the service time when the person left; null while they are there.
alter table seats add column alias text;
alter table seats add column substitute text;
alter table seats add column resigned bigint not null default 0;
alter table seats add column away bigint;
-- Whether somebody has reminded the person since their last move.
alter table seats add column nudged bigint not null default 0;

create table events (
    table_id text not null references tables (id),
    number bigint not null,
    ply bigint not null,
    what text not null,
    at bigint not null,
    primary key (table_id, number)
);

-- People whom the host of a table has silenced.
create table mutes (
    table_id text not null references tables (id),
    user_id text not null references users (id),
    primary key (table_id, user_id)
);

-- Pauses of slow games, in service time.
create table pauses (
    user_id text not null references users (id),
    begins bigint not null,
    ends bigint not null,
    primary key (user_id, begins)
);

-- The time for which the service has run, in milliseconds: clocks do not run while it is down.
create table service (
    id bigint primary key,
    time bigint not null
);
insert into service (id, time) values (1, 0);

-- Nobody may host too many tables.
create index tables_by_host on tables (host, status);

-- Old chat is looked for every minute.
create index chat_by_time on chat (at);

-- Settings of the client, which the server does not read.
alter table users add column settings text;
