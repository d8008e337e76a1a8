import { AboutText } from "@/components/pages/about-text";
import { ReturnText } from "@/components/pages/return-text";
import { TextBlocks } from "@/components/ui/text-blocks";
import { readBlocks, readQuestions } from "@/lib/settings/pages/blocks";
import { fillInBlocks, fillInQuestions } from "@/lib/settings/pages/rules";

const BLOCKS = { about: AboutText, returns: ReturnText, privacy: TextBlocks, terms: TextBlocks } as const;
const PARTS = ["faq", "about", "returns", "privacy", "terms"] as const;
type PagePart = (typeof PARTS)[number];

export const isPagePart = (name: string): name is PagePart => PARTS.some((part) => part === name);

/** What is typed as shoppers will see it, with the facts that it names. */
export function PagePreview({ name, typed }: { name: PagePart; typed: string }) {
  return (
    <details>
      <summary className="min-h-11 py-3 font-semibold">Preview</summary>
      <div className="border-l-4 border-selvedge bg-white p-4">
        {name === "faq" ? <Questions typed={typed} /> : <Text name={name} typed={typed} />}
      </div>
    </details>
  );
}

function Text({ name, typed }: { name: Exclude<PagePart, "faq">; typed: string }) {
  const Blocks = BLOCKS[name];
  return <Blocks blocks={fillInBlocks(readBlocks(typed))} />;
}

function Questions({ typed }: { typed: string }) {
  return (
    <dl className="grid max-w-prose gap-4 wrap-anywhere">
      {fillInQuestions(readQuestions(typed)).map(({ question, answer }, index) => (
        <div key={index}>
          <dt className="text-lg font-semibold">{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
