mod ankh;
mod fairness;
mod kuhn;
mod scissors;
mod search;
