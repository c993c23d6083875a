-- Games with comments, drawings and side lines.
create table studies (
    id text primary key,
    owner text not null references users (id),
    -- The part of the link that lets others write; null if nobody else may.
    secret text,
    title text not null,
    game text not null,
    seats bigint not null,
    -- The whole game, so that the study outlives its table.
    record text not null,
    -- Who sat there, as JSON; empty if nobody knows.
    players text not null,
    -- The number of changes, and the bytes of all notes.
    version bigint not null,
    bytes bigint not null,
    updated bigint not null
);
create index studies_by_owner on studies (owner);
create table study_notes (
    study_id text not null references studies (id),
    -- The version of the study with which it came.
    number bigint not null,
    ply bigint not null,
    author text not null references users (id),
    -- The author's name when it was written.
    name text not null,
    -- What it is, as JSON.
    remark text not null,
    primary key (study_id, number)
);
-- The people who came with the link that lets them write.
create table study_writers (
    study_id text not null references studies (id),
    user_id text not null references users (id),
    primary key (study_id, user_id)
);
create index study_writers_by_user on study_writers (user_id);
-- For statistics: the newest finished games of a kind.
create index tables_by_game on tables (game, status, updated);
