import { useWords } from "#words";
import { Benefits } from "@/components/home/benefits";
import { Faq } from "@/components/pages/faq";
import type { Question } from "@/lib/settings/pages/blocks";

interface QuestionsSectionProps {
  questions: readonly Question[];
  /** Where it is another language than the page's. */
  lang?: string | undefined;
  /** Whether what shoppers can count on stands beside them. */
  isWithPromise: boolean;
}

/** Questions and answers under their heading. */
export function QuestionsSection({ questions, lang, isWithPromise }: QuestionsSectionProps) {
  const words = useWords("home");
  return (
    <section
      aria-labelledby="faq"
      className={`grid grid-cols-1 items-start gap-8${isWithPromise ? " lg:grid-cols-[3fr_2fr] lg:gap-16" : ""}`}
    >
      <div>
        <h2 id="faq" className="mb-4 text-3xl">
          {words.questions}
        </h2>
        <Faq questions={questions} lang={lang} />
      </div>
      {isWithPromise && <Benefits />}
    </section>
  );
}
