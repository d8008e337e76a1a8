"use client";

import { useWords } from "#words";
import { useRef, useState } from "react";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LanguageChoice, readLanguage } from "@/components/ui/language-choice";
import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { callPublic } from "@/lib/platform/http/client";
import type { Language } from "@/lib/words/constants";

interface MessageLanguageProps {
  /** Of the order's link. */
  token: string;
  language: Language;
}

/** In which language the shop writes about an order: whoever has its link may choose. */
export function MessageLanguage({ token, language: before }: MessageLanguageProps) {
  const { failure: say, tracking } = useWords("orders");
  const words = tracking.language;
  // The form reads it at sending, because the customer may choose before the script has loaded.
  const fields = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState<Language | null>(null);
  const { run, isPending, failure } = useAction(async () => {
    const form = fields.current?.closest("form");
    if (!form) return;
    const language = readLanguage(new FormData(form)) ?? before;
    setSaved(null);
    await callPublic("PATCH /trackedOrders", { body: { token, language }, retry: "idempotent" });
    setSaved(language);
  }, say);

  return (
    <section aria-labelledby="message-language">
      <h2 id="message-language" className="text-xl">
        {words.title}
      </h2>
      <Form onSubmit={run} className="mt-2 grid justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div ref={fields} onChange={() => setSaved(null)}>
            <LanguageChoice legend={words.legend} chosen={before} />
          </div>
          <SubmitButton variant="quiet" disabled={isPending}>
            {isPending ? words.pending : words.save}
          </SubmitButton>
        </div>
        <RetryingNotice isPending={isPending} />
        <div aria-live="polite">
          {saved && <Notice>{words.saved[saved]}</Notice>}
          <ErrorNotice error={failure} />
        </div>
      </Form>
    </section>
  );
}
