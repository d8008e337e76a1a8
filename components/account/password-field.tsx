import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

const NEW_PASSWORD_HINT = "At least 8 letters and digits, with at least one of each and no other characters.";

interface PasswordFieldProps {
  /** Whether it is being chosen; else it is the one that its owner has. */
  isNew?: boolean;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A password, which can be shown and hidden. */
export function PasswordField({ isNew = false, name, value, error, onChange }: PasswordFieldProps) {
  const ref = useFieldValue<HTMLInputElement>({ value, onChange });
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label="Password" hint={isNew ? NEW_PASSWORD_HINT : undefined} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={ref}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
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
