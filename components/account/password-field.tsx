"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface PasswordFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A new password, which can be shown and hidden. */
export function PasswordField({ name, value, error, onChange }: PasswordFieldProps) {
  const ref = useFieldValue<HTMLInputElement>({ value, onChange });
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label="Password" hint="At least 8 letters and digits, with one of each." error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={ref}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${control.className} pr-12`}
          />
          <button
            type="button"
            aria-label={isShown ? "Hide password" : "Show password"}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center"
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  );
}
