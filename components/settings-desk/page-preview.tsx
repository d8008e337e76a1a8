import { useLanguage, useWords } from "#words";
import { AboutText } from "@/components/pages/about-text";
import { Faq } from "@/components/pages/faq";
import { ReturnText } from "@/components/pages/return-text";
import { TextBlocks } from "@/components/ui/text-blocks";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { readBlocks, readQuestions } from "@/lib/settings/pages/blocks";
import { fillInBlocks, fillInQuestions } from "@/lib/settings/pages/rules";
import { langOfEnglish } from "@/lib/words/owners-text";

const BLOCKS = { about: AboutText, returns: ReturnText, privacy: TextBlocks, terms: TextBlocks } as const;
const PARTS = ["faq", "about", "returns", "privacy", "terms"] as const;
type PagePart = (typeof PARTS)[number];

interface TextProps {
  name: PagePart;
  typed: string;
}

interface PagePreviewProps extends TextProps {
  /** Of the page. */
  title: string;
}

export const isPagePart = (name: string): name is PagePart => PARTS.some((part) => part === name);

/** Where it stands beside the field, and not below it. */
const BESIDE = "(min-width: 80rem)";

/** What is typed as its page shows it, with the facts that it names: open where there is room beside the field. */
export function PagePreview({ name, typed, title }: PagePreviewProps) {
  const { form: words } = useWords("deskSettings");
  const lang = langOfEnglish(useLanguage());
  const isOpen = useBrowserValue(() => matchMedia(BESIDE).matches, false);
  return (
    <details open={isOpen}>
      <summary className="min-h-11 py-3 font-semibold xl:py-0">{words.preview}</summary>
      <section
        aria-label={words.previewOf(title)}
        tabIndex={0}
        className="overflow-auto border-l-4 border-selvedge bg-white p-4 wrap-anywhere xl:max-h-120"
      >
        <Text name={name} typed={typed} lang={lang} />
      </section>
    </details>
  );
}

function Text({ name, typed, lang }: TextProps & { lang: string | undefined }) {
  if (name === "faq") return <Faq lang={lang} questions={fillInQuestions(readQuestions(typed))} />;
  const Blocks = BLOCKS[name];
  // Its links would leave what is typed.
  return (
    <div inert>
      <Blocks lang={lang} blocks={fillInBlocks(readBlocks(typed))} />
    </div>
  );
}
