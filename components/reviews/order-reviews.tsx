"use client";

import { useLanguage, useWords } from "#words";
import { type ReactNode, useEffect, useState } from "react";
import type { OpenedForm, ReviewedLine } from "@/components/reviews/review-form";
import { useOptionWords } from "@/components/words/use-option-words";
import { Button } from "@/components/ui/button";
import { intoView } from "@/components/ui/into-view";
import { Notice } from "@/components/ui/notice";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { shownLineName } from "@/lib/catalogue/products/words";

interface OrderReviewsProps {
  orderNumber: number;
  /** Those that are delivered and not reviewed. */
  lines: readonly ReviewedLine[];
  /** Of links to this section: its first form is open for whoever comes by one. */
  anchor: string;
  renderForm: (form: OpenedForm) => ReactNode;
}

/** Asks for a review of each line of a delivered order that has none. */
export function OrderReviews({ orderNumber, lines, anchor, renderForm }: OrderReviewsProps) {
  const { form: words } = useWords("reviews");
  const { number } = useWords("orders");
  const isAsked = useBrowserValue(() => window.location.hash === `#${anchor}`, false);
  // It stays the same once it is reviewed: the next line's form does not open by itself.
  const [firstId] = useState(lines[0]?._id);
  const [choice, setChoice] = useState<string | null>();
  // A line that was reviewed here stays for its thanks.
  const [sent, setSent] = useState<ReviewedLine[]>([]);
  const focus = useKeptFocus<HTMLElement>();
  const open = choice === undefined && isAsked ? firstId : choice;

  useEffect(() => {
    if (isAsked) focus.current?.scrollIntoView();
  }, [isAsked, focus]);

  const waiting = lines.filter(({ _id }) => !sent.some((one) => one._id === _id));
  if (waiting.length + sent.length === 0) return null;
  return (
    <section
      ref={focus}
      id={anchor}
      tabIndex={-1}
      aria-label={words.label(number(orderNumber))}
      className="mt-4 grid scroll-mt-20 grid-cols-1 gap-3"
    >
      <div aria-live="polite" className="grid grid-cols-1 gap-3 empty:hidden">
        {sent.map((line) => (
          <Thanks key={line._id} line={line} />
        ))}
      </div>
      {waiting.length > 0 && <p className="care-label">{words.ask}</p>}
      {waiting.map((line) =>
        line._id === open ? (
          <div key={line._id}>
            {renderForm({
              line,
              onSent: () => {
                setSent((before) => [...before, line]);
                setChoice(null);
              },
              onClose: () => setChoice(null),
            })}
          </div>
        ) : (
          <Asked key={line._id} line={line} onOpen={() => setChoice(line._id)} />
        ),
      )}
    </section>
  );
}

function Asked({ line, onOpen }: { line: ReviewedLine; onOpen: () => void }) {
  const { form: words } = useWords("reviews");
  const name = shownLineName(useLanguage(), line);
  const option = useOptionWords()(line);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span lang={name.lang}>{name.text}</span> <span className="text-muted">{option}</span>
      </span>
      <Button
        variant="quiet"
        aria-label={words.openOf([name.text, option].filter(Boolean).join(", "))}
        onClick={onOpen}
      >
        {words.open}
      </Button>
    </div>
  );
}

/** Comes into view by itself: the form that was open below it is gone, and with it the place on the page. */
function Thanks({ line }: { line: ReviewedLine }) {
  const { form: words } = useWords("reviews");
  const name = shownLineName(useLanguage(), line);
  return (
    <div ref={intoView} className="scroll-my-4">
      <Notice>
        <p lang={name.lang} className="font-semibold wrap-anywhere">
          {name.text}
        </p>
        <p>{words.thanks}</p>
      </Notice>
    </div>
  );
}
