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

  /** What ties a control to one of the fields. */
  function bind<Name extends keyof Draft & string>(name: Name) {
    const onChange = (value: string) => change(name, value);
    return { name, value: draft[name], error: errors[name], onChange };
  }

  return { draft, errors, change, bind, setErrors };
}
