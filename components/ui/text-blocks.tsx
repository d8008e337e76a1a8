import { LineLink } from "@/components/ui/line-link";

export type TextBlock =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "link"; text: string; href: string };

export interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** Where it is another language than the page's. */
  lang?: string | undefined;
}

/** A text of headings, paragraphs, lists and links. */
export function TextBlocks({ blocks, lang }: TextBlocksProps) {
  return (
    <div lang={lang} className="grid max-w-prose gap-4 text-lg [overflow-wrap:anywhere]">
      {blocks.map((block, index) => (
        <TextPart key={index} block={block} />
      ))}
    </div>
  );
}

/** One of them: its own list, link, heading or paragraph. */
export function TextPart({ block }: { block: TextBlock }) {
  if (block.kind === "list")
    return (
      <ul className="list-disc pl-6">
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind === "link") return <LineLink text={block.text} href={block.href} />;
  if (block.kind === "heading") return <h2 className="mt-4 text-2xl first:mt-0">{block.text}</h2>;
  return <p>{block.text}</p>;
}
