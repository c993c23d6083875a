// Renders Markdown blocks as elements.
import { type ComponentChildren, h } from "preact";
import type { Block, Item, Span } from "./markdown";

interface Place {
  /** Prefix of ids, for pages that show several documents. */
  prefix?: string;
  /** Number of levels to lower headings by, so that they fit below the page's own headings. */
  below?: number;
  /** Draws a picture; without it pictures are left out. */
  figure?: (name: string, caption: ComponentChildren) => ComponentChildren;
}

export function Prose({ blocks, ...place }: { blocks: readonly Block[] } & Place) {
  return (
    <>
      {blocks.map((block, index) => (
        <One key={index} block={block} {...place} />
      ))}
    </>
  );
}

function One({ block, ...place }: { block: Block } & Place) {
  const { prefix = "", below = 0, figure } = place;
  const id = (name: string | null) => (name === null ? undefined : prefix + name);
  switch (block.kind) {
    case "heading":
      return h(`h${Math.min(6, block.level + below)}`, { id: id(block.id), tabIndex: block.id ? -1 : undefined }, inline(block.spans));
    case "paragraph":
      return <p id={id(block.id)}>{inline(block.spans)}</p>;
    case "note":
      return (
        <blockquote>
          <Prose blocks={block.blocks} {...place} />
        </blockquote>
      );
    case "list":
      return h(
        block.ordered ? "ol" : "ul",
        null,
        block.items.map((item) => <Entry item={item} id={id} {...place} />),
      );
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "remark":
      return <p class="unchecked-note">{inline(block.spans)}</p>;
    case "figure":
      return <>{figure?.(block.to, inline(block.spans))}</>;
  }
}

function Entry({ item, id, ...place }: { item: Item; id: (name: string | null) => string | undefined } & Place) {
  return (
    <li id={id(item.id)}>
      {inline(item.spans)}
      <Prose blocks={item.blocks} {...place} />
    </li>
  );
}

function Table({ head, rows }: { head: Span[][]; rows: Span[][][] }) {
  return (
    <div class="wide-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>{head.map((cell) => (cell.length > 0 ? <th scope="col">{inline(cell)}</th> : <td />))}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function inline(spans: readonly Span[]): ComponentChildren {
  return spans.map((span) => {
    switch (span.kind) {
      case "text":
        return span.text;
      case "code":
        return <code>{span.text}</code>;
      case "strong":
        return <strong>{inline(span.spans)}</strong>;
      case "em":
        return <em>{inline(span.spans)}</em>;
      case "link":
        return (
          <a href={span.to} aria-label={span.label}>
            {inline(span.spans)}
          </a>
        );
    }
  });
}
