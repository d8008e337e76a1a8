import { useState } from "react";

export type DraftErrors<Draft> = { [field in keyof Draft]?: string | undefined };

/** What is typed into a form's fields, and what is wrong with it until it is changed. */
export function useDraft<Draft extends Record<string, string>>(initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors<Draft>>({});

  function change(field: keyof Draft, value: string): void {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function replace(next: Draft): void {
    setDraft(next);
    setErrors({});
  }

  return { draft, errors, change, setErrors, replace };
}
