import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const SPOKEN = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
];

interface Expression {
  type?: string;
  value?: string | number | boolean | null;
  quasis: { value: { cooked?: string | null } }[];
  expressions: Expression[];
  consequent: Expression;
  alternate: Expression;
  left: Expression;
  right: Expression;
}

type Node = { type?: string; [key: string]: unknown };

/** What an expression shows, as far as it is written there. */
function shown(node: Expression): string[] {
  switch (node.type) {
    case "Literal":
      return [String(node.value)];
    case "TemplateLiteral":
      return [...node.quasis.map((quasi) => quasi.value.cooked ?? ""), ...node.expressions.flatMap(shown)];
    case "ConditionalExpression":
      return [...shown(node.consequent), ...shown(node.alternate)];
    case "LogicalExpression":
      return [...shown(node.left), ...shown(node.right)];
    default:
      return [];
  }
}

function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* texts(part);
  else if (node && typeof node === "object") {
    const { type, ...rest } = node as Node;
    if (type?.endsWith("Directive")) return;
    if (type === "Text") yield String(rest.data);
    else if (type === "ExpressionTag") yield* shown(rest.expression as Expression);
    else if (type === "Attribute") {
      if (SPOKEN.includes(String(rest.name))) yield* texts(rest.value);
    } else for (const [key, part] of Object.entries(rest)) if (key !== "metadata") yield* texts(part);
  }
}

const written = (source: string) =>
  [...texts(parse(source, { modern: true }).fragment)].filter((text) => /\p{L}{2}/u.test(text));

describe("markup", () => {
  it("is searched for text", () => {
    const source = '<p title="Hello" class="big">Moin {late ? "Good night" : `Hi ${name}`} {say("bye")}</p>';
    expect(written(source).map((text) => text.trim())).toEqual(["Hello", "Moin", "Good night", "Hi"]);
  });

  it.each(Object.entries(sources))("%s has no text of its own", (_, source) => {
    expect(written(source)).toEqual([]);
  });
});
