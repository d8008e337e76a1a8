import { useEffect, useState } from "react";
import { removeDraft, saveDraft, loadDraft } from "@/components/ui/stored-draft";

type DraftErrors<Draft> = { [field in keyof Draft]?: string | undefined };

/** Ties a control to a field of a draft. */
export type BindField<Draft> = (name: keyof Draft & string) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * A form's input, and its errors until the input changes. With `storeAs` all fields but `notStored` survive a reload.
 * That is only for forms that the server never renders, because it knows no draft.
 */
export function useDraft<Draft extends Record<string, string>>(
  initial: Draft,
  { storeAs, notStored }: { storeAs?: string; notStored?: keyof Draft } = {},
) {
  const [draft, setDraft] = useState(
    () => (storeAs && loadDraft(storeAs, (kept) => fillIn(initial, kept))) || initial,
  );
  const [errors, setErrors] = useState<DraftErrors<Draft>>({});

  useEffect(() => {
    if (!storeAs) return;
    const kept = Object.entries(draft).filter(([field]) => field !== notStored);
    saveDraft(storeAs, Object.fromEntries(kept));
  }, [storeAs, notStored, draft]);

  function change(field: keyof Draft, value: string): void {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  /** The props that tie a control to a field. */
  function bind<Name extends keyof Draft & string>(name: Name) {
    const onChange = (value: string) => change(name, value);
    return { name, value: draft[name], error: errors[name], onChange };
  }

  function forget(): void {
    if (storeAs) removeDraft(storeAs);
  }

  function replace(next: Draft): void {
    setDraft(next);
    setErrors({});
  }

  return { draft, errors, change, bind, setErrors, replace, forget };
}

/** The initial fields, overwritten by stored ones. */
function fillIn<Draft extends Record<string, string>>(initial: Draft, kept: unknown): Draft {
  const texts = new Map(Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string"));
  const fields = Object.entries(initial).map(([field, value]) => [field, texts.get(field) ?? value]);
  return Object.fromEntries(fields);
}
