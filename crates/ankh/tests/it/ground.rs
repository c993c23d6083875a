//! A map with its camels and regions, without the rest of a game.

use maat_ankh::content::{Content, Scenario, content};
use maat_ankh::map::{Caravans, Edge, EdgeSet, Hex, HexSet, Map, Regions};
use maat_engine::below;
use rand::rngs::SmallRng;

#[derive(Debug)]
pub struct Ground {
    pub content: &'static Content,
    pub camels: EdgeSet,
    pub regions: Regions,
}

impl Ground {
    pub fn of(scenario: &Scenario) -> Ground {
        let content = content(1);
        let regions = Regions::new(&content.map, scenario.camels, scenario.tokens.iter().copied());
        Ground { content, camels: scenario.camels, regions }
    }

    /// The map without camels.
    pub fn empty() -> Ground {
        let empty = content(1).scenarios.iter().find(|scenario| scenario.camels.is_empty());
        Ground::of(empty.expect("a scenario without camels"))
    }

    /// A scenario after some random caravans, at most as many as there are tokens.
    pub fn random(rng: &mut SmallRng) -> Ground {
        let scenarios = &content(1).scenarios;
        let mut ground = Ground::of(&scenarios[below(rng, scenarios.len() as u32) as usize]);
        for _ in 0..below(rng, 6) {
            let line = ground.random_line(rng);
            if let (false, Some(new)) = (line.is_empty(), ground.regions.supply()) {
                let (token, [part, _]) = ground.caravans().cut(&line);
                ground.camels = line.into_iter().chain(ground.camels.iter()).collect();
                ground.regions.split(token, part, new);
            }
        }
        ground.regions.check(&ground.content.map, ground.camels);
        ground
    }

    /// A random line, laid camel by camel; empty if there is no line.
    fn random_line(&self, rng: &mut SmallRng) -> Vec<Edge> {
        let mut line = Vec::new();
        loop {
            let next: Vec<_> = self.caravans().next(&line).iter().collect();
            if next.is_empty() {
                return line;
            }
            line.push(next[below(rng, next.len() as u32) as usize]);
        }
    }

    pub fn caravans(&self) -> Caravans<'_> {
        let numbers = &self.content.numbers;
        let (longest, smallest) = (numbers.caravan_camels, numbers.caravan_region);
        Caravans::new(&self.content.map, &self.regions, self.camels, longest, smallest)
    }

    pub fn map(&self) -> &'static Map {
        &self.content.map
    }
}

/// All lines, laid camel by camel.
pub fn lines(caravans: &Caravans<'_>) -> Vec<Vec<Edge>> {
    let mut lines = Vec::new();
    let mut open = vec![vec![]];
    while let Some(path) = open.pop() {
        let next = caravans.next(&path);
        open.extend(next.iter().map(|edge| [&path[..], &[edge]].concat()));
        if next.is_empty() && !path.is_empty() {
            lines.push(path);
        }
    }
    lines
}

pub fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

pub fn hexes(names: &str) -> HexSet {
    names.split_whitespace().map(hex).collect()
}

pub fn edges<T: FromIterator<Edge>>(names: &str) -> T {
    names.split_whitespace().map(|name| name.parse::<Edge>().expect("an edge")).collect()
}
