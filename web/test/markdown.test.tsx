import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { blocks, plain, spans } from "../src/markdown";
import { Prose } from "../src/Prose";

const html = (source: string, prefix?: string) => renderToString(<Prose blocks={blocks(source)} prefix={prefix} />);

test("headings carry anchors", () => {
  expect(html("# Imhotep\n\n## A round {#round}")).toBe('<h1>Imhotep</h1><h2 id="round" tabindex="-1">A round</h2>');
  expect(html("### X {#x}", "rule-")).toBe('<h3 id="rule-x" tabindex="-1">X</h3>');
});

test("paragraphs join their lines", () => {
  expect(html("one\ntwo **three** and _four_\n\nfive {#five}")).toBe('<p>one two <strong>three</strong> and <em>four</em></p><p id="five">five</p>');
});

test("lists, also below each other", () => {
  expect(html("- a\n  goes on\n- b {#b}\n  1. c\n  2. d\n- e")).toBe('<ul><li>a goes on</li><li id="b">b<ol><li>c</li><li>d</li></ol></li><li>e</li></ul>');
});

test("tables", () => {
  expect(html("| n | points |\n|---|--:|\n| 1 | **2** |")).toBe(
    '<div class="wide-table" tabindex="0" role="group"><table><thead><tr><th scope="col">n</th><th scope="col">points</th></tr></thead>' +
      "<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div>",
  );
});

test("notes", () => {
  expect(html("> Note:\n> - a")).toBe("<blockquote><p>Note:</p><ul><li>a</li></ul></blockquote>");
});

test("links go to our pages and to the web, nowhere else", () => {
  expect(html("[a](#round) [b](/rules/imhotep) [c](https://example.org/)")).toBe(
    '<p><a href="#round">a</a> <a href="/rules/imhotep">b</a> <a href="https://example.org/">c</a></p>',
  );
  for (const evil of ["javascript:alert(1)", "//evil.example", "data:text/html,x"]) {
    expect(html(`[a](${evil})`)).toBe(`<p>[a](${evil})</p>`);
  }
});

test("markup is text", () => {
  expect(html("<img src=x onerror=alert(1)> & <b>b</b>")).toBe("<p>&lt;img src=x onerror=alert(1)> &amp; &lt;b>b&lt;/b></p>");
});

test("marks inside words are no marks", () => {
  expect(html("a_b_c 2*3*4")).toBe("<p>a_b_c 2*3*4</p>");
  expect(plain(spans("**a** `b` [c](#d)"))).toBe("a b c");
});
