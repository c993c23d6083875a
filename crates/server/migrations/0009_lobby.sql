-- The round after a move, and the number of rounds, for the lobby: `3/6`. Older moves have none.
alter table plies add column round text not null default '';
-- Whether the person has removed a finished table from the list of theirs.
alter table seats add column hidden bigint not null default 0;
