# "Something is wrong here": a report to the host of the server.

report-what = What is wrong?
report-kind-rule = A rule is not applied correctly
report-kind-display = Something looks wrong
report-kind-text = A text is wrong
report-kind-other = Something else
report-words = In your words
report-attached = The host of this server will read it, together with the record of the game up to move { $number }, as you may see it.
report-empty = Please say in a few words what is wrong.
report-send = Send
report-cancel = Cancel
report-thanks = Thank you. The host of this server will read your report.
report-close = Close
