fn main() {
    let a: Vec<String> = std::env::args().collect();
    let game = maat_catalog::find(&a[1]).unwrap();
    let t = std::time::Instant::now();
    let found = maat_learn::puzzles::find_new(game, a[2].parse().unwrap(), a[3].parse().unwrap(), |l| {
        eprintln!("{:.0?} {l}", t.elapsed())
    });
    for (i, text) in found.iter().enumerate() {
        std::fs::write(format!("{}/{:02}.txt", a[4], i + 1), text).unwrap();
    }
}
