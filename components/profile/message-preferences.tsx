"use client";

import { useWords } from "#words";
import { useRef, useState } from "react";
import { Form } from "@/components/ui/form";
import { ErrorNotice } from "@/components/ui/call-notices";
import { LanguageChoice, readLanguage } from "@/components/ui/language-choice";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { SubmitButton } from "@/components/ui/submit-button";
import { callProtected } from "@/lib/platform/http/client";
import type { MessagePreferencesDto } from "@/lib/messages/dto";

/** The language of messages about orders, and whether they come by e-mail too. */
export function MessagePreferences({ preferences }: { preferences: MessagePreferencesDto }) {
  const { failure: say, messages: words } = useWords("account");
  // The form reads it at sending, because the user may choose before the script has loaded.
  const fields = useRef<HTMLDivElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    const form = fields.current?.closest("form");
    if (!form) return;
    const chosen = new FormData(form);
    const language = readLanguage(chosen) ?? preferences.language;
    setIsSaved(false);
    const body = { language, isOrderMailWanted: chosen.has("isOrderMailWanted") };
    await callProtected("PATCH /messagePreferences", { body });
    setIsSaved(true);
  }, say);

  return (
    <section aria-labelledby="message-preferences" className="mt-8 max-w-prose">
      <h2 id="message-preferences" className="text-xl">
        {words.title}
      </h2>
      <Form onSubmit={run} className="mt-3 grid justify-items-start gap-2">
        <div ref={fields} onChange={() => setIsSaved(false)}>
          <LanguageChoice legend={words.language} chosen={preferences.language} />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="isOrderMailWanted"
              className="size-5"
              defaultChecked={preferences.isOrderMailWanted}
            />
            {words.mail}
          </label>
        </div>
        <SubmitButton variant="quiet" disabled={isPending}>
          {isPending ? words.pending : words.save}
        </SubmitButton>
        <div aria-live="polite">
          {isSaved && <Notice>{words.saved}</Notice>}
          <ErrorNotice error={failure} />
        </div>
      </Form>
    </section>
  );
}
