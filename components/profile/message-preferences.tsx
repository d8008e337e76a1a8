"use client";

import { useWords } from "#words";
import { type ReactNode, useRef, useState } from "react";
import { Form } from "@/components/ui/form";
import { ErrorNotice } from "@/components/ui/call-notices";
import { LanguageChoice, readLanguage } from "@/components/ui/language-choice";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { SubmitButton } from "@/components/ui/submit-button";
import { callProtected } from "@/lib/platform/http/client";
import type { MessagePreferencesDto } from "@/lib/messages/dto";

interface MessagePreferencesProps {
  preferences: MessagePreferencesDto;
  /** Whether the e-mail is proved. */
  isProved: boolean;
  /** Whether the shop sends mails about carts. */
  offersCartMail: boolean;
}

/** The language of messages about orders, whether they come by e-mail too, and the mail about a cart. */
export function MessagePreferences({ preferences, isProved, offersCartMail }: MessagePreferencesProps) {
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
    const body = {
      language,
      isOrderMailWanted: chosen.has("isOrderMailWanted"),
      ...(offersCartMail && { isCartMailWanted: chosen.has("isCartMailWanted") }),
    };
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
          <Tick name="isOrderMailWanted" isTicked={preferences.isOrderMailWanted}>
            {words.mail}
          </Tick>
          {offersCartMail && (
            <Tick name="isCartMailWanted" isTicked={preferences.isCartMailWanted}>
              {words.cartMail}
            </Tick>
          )}
          {offersCartMail && !isProved && <p className="text-sm text-muted">{words.onceProved}</p>}
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

interface TickProps {
  name: "isOrderMailWanted" | "isCartMailWanted";
  isTicked: boolean;
  children: ReactNode;
}

function Tick({ name, isTicked, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} className="size-5 shrink-0" defaultChecked={isTicked} />
      {children}
    </label>
  );
}
