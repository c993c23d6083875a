//! TypeScript declarations of what travels, for the web client.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// Type declarations by name, each once.
#[derive(Debug, Default)]
pub struct Declarations {
    texts: BTreeMap<String, String>,
}

impl Declarations {
    /// Adds a type and all it is made of.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The declarations as the text of a module, exported, by name.
    pub fn module(&self) -> String {
        let mut text = String::from("// Written by `cargo xtask codegen`; do not edit.\n");
        for declaration in self.texts.values() {
            text += &format!("\nexport {declaration}\n");
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new();
        // Types that are spelt out where they are used have no file of their own.
        if T::output_path().is_some() {
            let name = T::ident(&config);
            if self.texts.contains_key(&name) {
                return;
            }
            self.texts.insert(name, T::decl(&config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
