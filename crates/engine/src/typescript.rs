//! TypeScript declarations of the types that are sent to the web client.

use std::collections::BTreeMap;
use std::fmt::Display;

use ts_rs::{Config, TS, TypeVisitor};

/// A collection of type declarations, each once, ordered by name.
#[derive(Debug, Default)]
pub struct Declarations {
    texts: BTreeMap<String, String>,
    tables: Vec<String>,
}

impl Declarations {
    /// Adds a type and all types it refers to.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// Adds a table that the client reads at run time, such as the colour of each card.
    #[must_use]
    pub fn with_table<K: Display, V: Display>(
        mut self,
        name: &str,
        type_text: &str,
        rows: impl IntoIterator<Item = (K, V)>,
    ) -> Self {
        let rows: String =
            rows.into_iter().map(|(key, value)| format!("  \"{key}\": \"{value}\",\n")).collect();
        self.tables.push(format!("const {name}: {type_text} = {{\n{rows}}};"));
        self
    }

    /// The text of a module that exports all declarations.
    pub fn module(&self) -> String {
        let mut text = String::from("// Written by `cargo xtask codegen`; do not edit.\n");
        let types = self.texts.iter().map(|(name, declaration)| match listed(name, declaration) {
            Some(list) => list,
            // A union of objects reads best with one member a line.
            None => declaration.replace(" | { \"type\"", "\n  | { \"type\""),
        });
        for declaration in types.chain(self.tables.iter().cloned()) {
            text += &format!("\nexport {declaration}\n");
        }
        text
    }
}

/// A union of words as a list from which the type follows, so that the client can go through them; `None` for other
/// types.
fn listed(name: &str, declaration: &str) -> Option<String> {
    let union = declaration.strip_prefix(&format!("type {name} = "))?.strip_suffix(';')?;
    let words: Vec<&str> = union.split(" | ").collect();
    let is_word = |text: &&str| {
        text.len() > 2 && text.matches('"').count() == 2 && text.starts_with('"') && text.ends_with('"')
    };
    words.iter().all(is_word).then(|| {
        format!(
            "const {name} = [{}] as const;\nexport type {name} = (typeof {name})[number];",
            words.join(", ")
        )
    })
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new();
        // Types that are written inline have no output path.
        if T::output_path().is_some() {
            let name = T::ident(&config);
            let declaration = T::decl(&config);
            if let Some(known) = self.texts.get(&name) {
                assert_eq!(*known, declaration, "two types are called {name}");
                return;
            }
            self.texts.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
