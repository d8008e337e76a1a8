/** A part of a page. A link has a line of its own. */
export type Block =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "link"; text: string; href: string };

export interface Question {
  question: string;
  answer: string;
}

/**
 * The blocks of a page as it is typed: an empty line between two paragraphs, `#` before a heading, `-` before each item of a
 * list, and a link as `Words -> /return`.
 */
export function readBlocks(typed: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of typed.split("\n").map((text) => text.trim())) {
    if (line === "") isApart = true;
    else {
      addLine(blocks, line, isApart);
      isApart = false;
    }
  }
  return blocks;
}

function addLine(blocks: Block[], line: string, isApart: boolean): void {
  const last = blocks.at(-1);
  const [, item] = /^[-•*]\s+(.+)$/.exec(line) ?? [];
  const [, heading] = /^#+\s*(.+)$/.exec(line) ?? [];
  const [, text, href] = /^(.+?)\s*->\s*(\S+)$/.exec(line) ?? [];
  if (item !== undefined && last?.kind === "list" && !isApart) last.items.push(item);
  else if (item !== undefined) blocks.push({ kind: "list", items: [item] });
  else if (heading !== undefined) blocks.push({ kind: "heading", text: heading });
  else if (text !== undefined && href !== undefined) blocks.push({ kind: "link", text, href });
  else if (last?.kind === "paragraph" && !isApart) last.text += ` ${line}`;
  else blocks.push({ kind: "paragraph", text: line });
}

/** Blocks as they are typed. */
export const showBlocks = (blocks: readonly Block[]): string => blocks.map(showBlock).join("\n\n");

function showBlock(block: Block): string {
  if (block.kind === "list") return block.items.map((item) => `- ${item}`).join("\n");
  if (block.kind === "link") return `${block.text} -> ${block.href}`;
  return block.kind === "heading" ? `# ${block.text}` : block.text;
}

/** Questions as they are typed: each a line with `#` before it, and its answer below. */
export function readQuestions(typed: string): Question[] {
  const [before = "", ...parts] = typed.split(/^\s*#+\s*/m);
  // Text without a question is refused, not lost.
  const homeless = before.trim() === "" ? [] : [{ question: "", answer: before.trim() }];
  const questions = parts.map((part) => {
    const [question = "", ...answer] = part.split("\n").map((line) => line.trim());
    return { question, answer: answer.filter(Boolean).join(" ") };
  });
  return [...homeless, ...questions];
}

/** Questions as they are typed. */
export const showQuestions = (questions: readonly Question[]): string =>
  questions.map(({ question, answer }) => `# ${question}\n${answer}`).join("\n\n");
