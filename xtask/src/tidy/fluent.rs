//! One file of texts, as far as the checks must know it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

/// A file `locales/<language>/<name>.ftl`.
#[derive(Debug)]
pub struct Texts {
    pub messages: Vec<Message>,
    /// Byte and reason of each part that cannot be read.
    pub errors: Vec<(usize, String)>,
}

/// A message, or a term: its id begins with `-`.
#[derive(Debug)]
pub struct Message {
    pub id: String,
    pub line: usize,
    pub has_value: bool,
    pub attributes: Vec<String>,
    pub variables: BTreeSet<String>,
    /// Messages and terms named inside, with the attribute asked for.
    pub references: BTreeSet<(String, Option<String>)>,
}

impl Message {
    pub fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }

    pub fn has_attribute(&self, name: &str) -> bool {
        self.attributes.iter().any(|attribute| attribute == name)
    }
}

impl Texts {
    pub fn read(text: &str) -> Texts {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mut line = 0;
        let messages = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => {
                    Some((message.id.name.to_owned(), message.value.as_ref(), &message.attributes))
                }
                Entry::Term(term) => {
                    Some((format!("-{}", term.id.name), Some(&term.value), &term.attributes))
                }
                _ => None,
            })
            .map(|(id, value, attributes)| {
                line += text.lines().skip(line).take_while(|line| !defines(line, &id)).count() + 1;
                Message::read(id, line, value, attributes)
            })
            .collect();
        Texts {
            messages,
            errors: errors
                .iter()
                .map(|error| (error.pos.start, error.to_string().replace('\r', "\\r").replace('\n', "\\n")))
                .collect(),
        }
    }
}

/// Whether the message begins on this line.
fn defines(line: &str, id: &str) -> bool {
    line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='))
}

impl Message {
    fn read(
        id: String,
        line: usize,
        value: Option<&ast::Pattern<&str>>,
        attributes: &[ast::Attribute<&str>],
    ) -> Message {
        let mut message = Message {
            id,
            line,
            has_value: value.is_some(),
            attributes: attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect(),
            variables: BTreeSet::new(),
            references: BTreeSet::new(),
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            message.pattern(pattern);
        }
        message
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let owned =
            |attribute: &Option<ast::Identifier<&str>>| attribute.as_ref().map(|id| id.name.to_owned());
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert((id.name.to_owned(), owned(attribute)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.references.insert((format!("-{}", id.name), owned(attribute)));
                self.arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: Option<&ast::CallArguments<&str>>) {
        if let Some(arguments) = arguments {
            arguments.positional.iter().for_each(|argument| self.inline(argument));
            arguments.named.iter().for_each(|argument| self.inline(&argument.value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_with_all_they_name() {
        let texts = Texts::read(
            "# a comment\n-god = Thoth\nb =\n    { NUMBER($count) ->\n        [one] { c.to } { -god(case: \"gen\") }\n       \
             *[other] { $noun-one }\n    }\n    .waiting = { { $seat } }\n",
        );
        assert!(texts.errors.is_empty());
        let [god, b] = &texts.messages[..] else { panic!("{texts:?}") };
        assert_eq!((god.id.as_str(), god.line, god.is_term()), ("-god", 2, true));
        assert_eq!((b.id.as_str(), b.line, b.has_value), ("b", 3, true));
        assert!(b.has_attribute("waiting"));
        assert_eq!(b.variables.iter().collect::<Vec<_>>(), ["count", "noun-one", "seat"]);
        let references: Vec<_> =
            b.references.iter().map(|(id, attribute)| (id.as_str(), attribute.as_deref())).collect();
        assert_eq!(references, [("-god", None), ("c", Some("to"))]);
    }

    #[test]
    fn a_message_that_comes_twice_has_two_lines() {
        let texts = Texts::read("a = 1\na-b = 2\na = 3\n");
        assert_eq!(texts.messages.iter().map(|message| message.line).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let texts = Texts::read("a = 1\nb = { \nc = 2\n");
        assert_eq!(texts.errors.len(), 1);
    }
}
