//! Work that several threads share.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// The number of threads that were asked for, or the number of cores.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
}

/// The results of `work` for the numbers from 0 to `count`, in order, however many threads share them.
pub fn run<T: Send>(count: usize, threads: usize, unit: &str, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let results = Mutex::new(Vec::with_capacity(count));
    run_with(count, threads, unit, work, |index, result| {
        results.lock().expect("no thread panics").push((index, result));
    });
    let mut results = results.into_inner().expect("no thread panics");
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Calls `done` with each result as soon as it is there.
pub fn run_with<T: Send>(
    count: usize,
    threads: usize,
    unit: &str,
    work: impl Fn(usize) -> T + Sync,
    done: impl Fn(usize, T) + Sync,
) {
    let next = AtomicUsize::new(0);
    let bar = progress(count, unit);
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return;
            }
            done(index, work(index));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        (0..threads.clamp(1, count.max(1))).for_each(|_| {
            scope.spawn(worker);
        });
    });
    bar.finish_and_clear();
}

/// Invisible unless standard error is a terminal.
fn progress(count: usize, unit: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template(&format!("{{bar:40.cyan}} {{pos}}/{{len}} {unit}, {{eta}} left"));
    ProgressBar::new(count as u64).with_style(style.expect("the template is well-formed"))
}
