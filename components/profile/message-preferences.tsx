"use client";

import { useRef, useState } from "react";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { callProtected, messageOf } from "@/lib/platform/http/client";
import type { Language } from "@/lib/messages/constants";
import type { MessagePreferencesDto } from "@/lib/messages/dto";

const LANGUAGES = [
  { value: "en", label: "English", lang: "en" },
  { value: "bn", label: "বাংলা", lang: "bn" },
] as const;

/** In which language we write about orders, and whether by e-mail too. */
export function MessagePreferences({ preferences }: { preferences: MessagePreferencesDto }) {
  // Read when it is sent: it may be chosen before the script is there.
  const fields = useRef<HTMLDivElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: "info" | "error"; text: string }>();

  async function save() {
    const form = fields.current?.closest("form");
    if (!form) return;
    const chosen = new FormData(form);
    setIsPending(true);
    setOutcome(undefined);
    try {
      const known = LANGUAGES.find(({ value }) => value === chosen.get("language"));
      const language = known?.value ?? preferences.language;
      const body = { language, isOrderMailWanted: chosen.has("isOrderMailWanted") };
      await callProtected("PATCH /messagePreferences", { body });
      setOutcome({ kind: "info", text: "Saved." });
    } catch (error) {
      setOutcome({ kind: "error", text: messageOf(error) });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <section aria-labelledby="message-preferences" className="mt-8 max-w-prose">
      <h2 id="message-preferences" className="text-xl">
        Messages about your orders
      </h2>
      <Form onSubmit={save} className="mt-3 grid justify-items-start gap-2">
        <div ref={fields} onChange={() => setOutcome(undefined)}>
          <LanguageChoice chosen={preferences.language} />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="isOrderMailWanted"
              className="size-5"
              defaultChecked={preferences.isOrderMailWanted}
            />
            Email me about my orders
          </label>
        </div>
        <SubmitButton variant="quiet" disabled={isPending}>
          {isPending ? "Saving …" : "Save"}
        </SubmitButton>
        <div aria-live="polite">{outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}</div>
      </Form>
    </section>
  );
}

function LanguageChoice({ chosen }: { chosen: Language }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="sr-only">Language</legend>
      {LANGUAGES.map(({ value, label, lang }) => (
        <label key={value} lang={lang} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="language"
            value={value}
            className="size-5"
            defaultChecked={chosen === value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
