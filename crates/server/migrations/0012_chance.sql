-- The server's random part of the seed, in hexadecimal. Tables from before have none: their seed was drawn when they were opened.
-- The seed of the others is empty until it is made of all parts. `drawing` is 1 while people are asked to reveal theirs.
alter table tables add column part text;
alter table tables add column drawing bigint not null default 0;

-- The random parts of people: the hash since they sat down, the part itself since they have revealed it, and the first of their seats since
-- the game has begun; others may join on a seat later. Somebody without a hash did not take part.
create table parts (
    table_id text not null references tables (id),
    user_id text not null references users (id),
    hash text,
    part text,
    seat bigint,
    primary key (table_id, user_id)
);
