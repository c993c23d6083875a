//! Enums whose variants have an id in notation.

/// Declares an enum with an id for every variant. `Display`, `FromStr`, `Serialize` and `Deserialize` use the id, `ALL` lists
/// the variants in order, and `index` counts them from 0, so that they can be in an [`IdSet`](crate::IdSet).
///
/// ```
/// maat_engine::ids! {
///     /// Where ships dock.
///     pub enum Site { Market = "market", Temple = "temple" }
/// }
/// assert_eq!("temple".parse(), Ok(Site::Temple));
/// assert_eq!(Site::ALL[Site::Temple.index()].id(), "temple");
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$about])* $variant),+ }

        impl $name {
            /// All variants, in the order of the declaration.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];
            /// The ids of all variants, in the order of the declaration.
            #[allow(dead_code, reason = "not every enum is part of a vocabulary")]
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// The id in notation, in JSON and in the locales.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The position in [`ALL`](Self::ALL), counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = Self::ALL.len();

            #[inline]
            fn at(index: usize) -> Self {
                Self::ALL[index]
            }

            #[inline]
            fn index(self) -> usize {
                self.index()
            }
        }

        $crate::__ts!($name, [$(concat!("\"", $id, "\"")),+].join(" | "));

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::PlayError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.into_iter().find(|known| known.id() == text).ok_or($crate::PlayError::Unreadable)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::string::String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    <D::Error as $crate::serde::de::Error>::unknown_variant(&text, &[$($id),+])
                })
            }
        }
    };
}

/// A TypeScript type with a name of its own.
#[cfg(feature = "ts")]
#[doc(hidden)]
#[macro_export]
macro_rules! __ts {
    ($name:ident, $type:expr) => {
        impl $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                $type
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), <Self as $crate::ts_rs::TS>::inline(config))
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    };
}

#[cfg(not(feature = "ts"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __ts {
    ($($anything:tt)*) => {};
}
