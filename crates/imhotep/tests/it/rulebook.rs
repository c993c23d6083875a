//! The worked examples, named by their numbers. White, black, brown and gray are seats a, b, c and d.

mod cards;
mod end;
mod sites;
mod sites_b;
mod turns;
