import type { Question } from "@/lib/settings/pages/blocks";

interface FaqProps {
  questions: readonly Question[];
  /** Where it is another language than the page's. */
  lang?: string | undefined;
}

/** Questions and answers; the first is open. One opens at a time, without any script. */
export function Faq({ questions, lang }: FaqProps) {
  return (
    <div lang={lang} className="stitch-t">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0} className="group stitch-b">
          <summary className="flex min-h-14 items-center justify-between gap-4 border-l-2 border-transparent py-3 text-lg font-semibold group-open:border-selvedge group-open:pl-4">
            {question}
            <span aria-hidden="true" className="text-2xl leading-none font-normal group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 group-open:pl-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
