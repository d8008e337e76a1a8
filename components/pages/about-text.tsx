import { type TextBlocksProps, TextPart } from "@/components/ui/text-blocks";

/** The brand's story: a paragraph that begins it is set larger. */
export function AboutText({ blocks, lang }: TextBlocksProps) {
  return (
    <div lang={lang} className="grid max-w-prose gap-5 text-lg [overflow-wrap:anywhere]">
      {blocks.map((block, index) =>
        index === 0 && block.kind === "paragraph" ? (
          <p
            key={index}
            className="border-l-4 border-selvedge pl-5 text-[min(1.25rem,6.5vw)] lg:text-2xl lg:leading-snug"
          >
            {block.text}
          </p>
        ) : (
          <TextPart key={index} block={block} />
        ),
      )}
    </div>
  );
}
