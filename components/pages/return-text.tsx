import { type TextBlock, type TextBlocksProps, TextPart } from "@/components/ui/text-blocks";

/** Two of them stand below each other like the lines of a label. */
const SHORT_LINE = 60;

/** The policy in sections: each begins with a heading, but for what stands before the first. */
export function ReturnText({ blocks, lang }: TextBlocksProps) {
  return (
    <div lang={lang} className="grid max-w-prose gap-8 text-lg [overflow-wrap:anywhere]">
      {sectionsOf(blocks).map((section, index) => (
        <section key={index}>
          {section.map((block, position) =>
            block.kind === "heading" ? (
              <h2 key={position} className="mb-2 text-2xl">
                {block.text}
              </h2>
            ) : (
              <Spaced key={position} block={block} before={section[position - 1]} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

function sectionsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && block.kind !== "heading") last.push(block);
    else sections.push([block]);
  }
  return sections;
}

const isShortLine = (block: TextBlock): boolean =>
  block.kind === "paragraph" && block.text.length <= SHORT_LINE;

/** A part of a section, with air above it unless it belongs to what stands there. */
function Spaced({ block, before }: { block: TextBlock; before: TextBlock | undefined }) {
  const isJoined = !before || before.kind === "heading" || (isShortLine(before) && isShortLine(block));
  return isJoined ? (
    <TextPart block={block} />
  ) : (
    <div className="mt-3">
      <TextPart block={block} />
    </div>
  );
}
