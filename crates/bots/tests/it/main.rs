mod ankh;
mod egizia;
mod fairness;
mod kuhn;
mod scissors;
mod search;
