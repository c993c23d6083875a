-- How the draws of a game follow from its seed; those that were begun before go on with the first scheme.
alter table tables add column dealing bigint not null default 1;
