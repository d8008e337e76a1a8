import { useState } from "react";
import type { z } from "zod";
import { SmallButton } from "@/components/desk-kit/small-button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { parseSetting } from "@/lib/settings/rules";

interface NumberSettingFormProps {
  label: string;
  /** Tells the owner what the number decides. */
  about: string;
  saveLabel: string;
  /** Its errors say what to enter. */
  schema: z.ZodType<number>;
  /** In force. */
  value: number;
  /** In force where the owner enters nothing. */
  usual: number;
  /** The number as the field shows it. */
  toText: (value: number) => string;
  /** The number in a sentence. */
  inWords: (value: number) => string;
  isBusy: boolean;
  /** Null for the default. */
  onSave: (value: number | null) => void;
}

/** One number that the owner sets. What is typed stays where another value is saved meanwhile. */
export function NumberSettingForm({
  label,
  about,
  saveLabel,
  schema,
  value,
  usual,
  toText,
  inWords,
  isBusy,
  onSave,
}: NumberSettingFormProps) {
  const saved = toText(value);
  const [text, setText] = useState(saved);
  const [error, setError] = useState<string>();
  const isSaved = text.trim() === saved;

  async function save(): Promise<void> {
    const parsed = schema.safeParse(parseSetting(text, usual));
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setText(toText(parsed.data));
    onSave(parsed.data === usual ? null : parsed.data);
  }

  return (
    <Form className="grid grid-cols-1 gap-2" onSubmit={save}>
      <p className="text-sm text-muted">{about}</p>
      <div className="flex items-start gap-2">
        <div className="w-40">
          <TextField
            label={label}
            value={text}
            error={error}
            hint={isSaved ? undefined : `Now: ${inWords(value)}`}
            placeholder={toText(usual)}
            inputMode="numeric"
            className="tabular-nums"
            onChange={(typed) => {
              setText(typed);
              setError(undefined);
            }}
          />
        </div>
        <SmallButton type="submit" className="mt-6.5" disabled={isBusy || isSaved}>
          {saveLabel}
        </SmallButton>
      </div>
    </Form>
  );
}
