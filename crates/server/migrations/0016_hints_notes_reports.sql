-- Hints in practice games: their number, and the prompt of the last one, so that asking again is not counted.
alter table tables add column hints bigint not null default 0;
alter table tables add column hinted bigint;

-- Private notes of people. The subject is a table (`table …`) or another user (`user …`).
create table notes (
    user_id text not null references users (id),
    subject text not null,
    text text not null,
    -- Grows with every change.
    version bigint not null,
    primary key (user_id, subject)
);

-- What people have reported to the host of the server, with the record up to the moment as they could read it.
create table reports (
    number bigint not null primary key,
    user_id text not null references users (id),
    -- Null for a record without a table.
    table_id text,
    ply bigint not null,
    kind text not null,
    text text not null,
    lang text not null,
    version text not null,
    record text not null,
    at bigint not null,
    closed bigint not null default 0
);
create index reports_by_user on reports (user_id, at);
