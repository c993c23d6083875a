-- The number of ideas of a lesson's chapter that somebody has learnt.
create table learnt (
    user_id text not null references users (id),
    game text not null,
    chapter text not null,
    ideas bigint not null,
    primary key (user_id, game, chapter)
);
