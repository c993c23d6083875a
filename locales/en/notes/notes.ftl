# Private notes.

notes-about = Only you can read your notes. They save themselves; an empty note is deleted.
notes-game = About this game
notes-opponent = About { $seat }
notes-are-saved = Saved.
notes-are-typed = Not saved yet…
notes-are-saving = Saving…
notes-are-failed = Not saved: the server cannot be reached.
notes-again = Save again
notes-left =
    { $count ->
        [one] { $count } character left.
       *[other] { $count } characters left.
    }
notes-replaced = Another page had changed this note. What you see here is saved; this was there:
notes-add = Add it below
notes-export = Download all my notes
