import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "@/components/ui/kept-draft";

export type DraftErrors<Draft> = { [field in keyof Draft]?: string | undefined };

/**
 * What is typed into a form's fields, and what is wrong with it until it is changed. With `keepAs` it survives a
 * reload: only for forms that are never rendered on the server, which knows of no draft.
 */
export function useDraft<Draft extends Record<string, string>>(initial: Draft, keepAs?: string) {
  const [draft, setDraft] = useState(() => (keepAs ? readDraft(keepAs, initial) : initial));
  const [errors, setErrors] = useState<DraftErrors<Draft>>({});

  useEffect(() => {
    if (keepAs) keepDraft(keepAs, draft);
  }, [keepAs, draft]);

  function change(field: keyof Draft, value: string): void {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function forget(): void {
    if (keepAs) forgetDraft(keepAs);
  }

  return { draft, errors, change, setErrors, forget };
}
