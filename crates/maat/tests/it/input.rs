use crate::run;

/// Each invalid argument, with a text that the error message must contain.
#[test]
fn bad_arguments_are_told_what_would_be_right() {
    let games: Vec<&str> = maat_catalog::GAMES.iter().map(|entry| entry.id).collect();
    let games = &format!("[possible values: {}]", games.join(", "))[..];
    for (arguments, right) in [
        ("play chess", games),
        ("play", "<GAME>"),
        ("play imhotep --seats -3", "write a number of players"),
        ("play imhotep --seats 1", "choose 2 to 4"),
        ("play imhotep --seats many", "write a number of players, such as 2"),
        ("play imhotep --lang de", "[possible values: en, cs, pl]"),
        ("play imhotep --bots stockfish", "choose random, greedy, mcts, mcts:ITERATIONS or mcts:TIMEms"),
        ("play imhotep --bots mcts:0", "mcts:ITERATIONS"),
        ("play imhotep --option markt=b", "choose from market pyramid temple burial obelisks wrath"),
        ("play imhotep --option market=c", "choose from a b"),
        ("play imhotep --option market", "is not written key=value"),
        ("play imhotep --option market=a --option market=b", "is given twice"),
        ("play imhotep --seed -1", "write a whole number"),
        ("play imhotep --seed x", "write a whole number"),
        ("play imhotep --sets 3", "a similar argument exists: '--seats'"),
        ("arena imhotep --seats 3 --bots greedy,random", "name one bot for each seat"),
        ("arena imhotep", "--bots"),
        ("arena imhotep --bots greedy,random --games 0", "1..="),
        ("arena imhotep --bots greedy,random --threads 0", "1..="),
        ("arena imhotep --bots greedy,random --option wrath=maybe", "choose from no yes"),
        ("bench senet", games),
        ("bench imhotep --seats 7", "choose 2 to 4"),
        ("content senet", games),
        ("perft imhotep", "--depth"),
        ("perft imhotep --depth 1 --seats 9", "choose 2 to 4"),
        ("perft imhotep --depth 0", "1..="),
        ("completions dos", "[possible values: bash"),
        ("replay", "<FILE>"),
        ("shuffle", "unrecognized subcommand"),
    ] {
        let complaint = run(arguments).complaint();
        assert!(complaint.contains(right), "{arguments}: {complaint}");
    }
}

#[test]
fn help_is_everywhere() {
    for command in
        ["", "serve", "backup", "play", "replay", "arena", "bench", "content", "perft", "completions"]
    {
        let help = run(&format!("{command} --help")).good();
        assert!(help.contains("Usage: maat"), "{help}");
    }
    assert!(run("play --help").good().contains("Examples:"));
    for command in ["play", "arena"] {
        let help = run(&format!("{command} --help")).good();
        for kind in maat_bots::KINDS {
            assert!(kind.forms.iter().all(|form| help.contains(form)), "{help}");
            assert!(help.contains(&format!("- {}: ", kind.name)), "{help}");
        }
    }
    assert!(run("--version").good().starts_with("maat "));
    // Without a command the program serves; an invalid address shows it without serving for ever.
    assert!(run("serve --listen nowhere").complaint().contains("--listen"));
}
