import { useWords } from "#words";
import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { listOthers } from "@/components/account/tell-password";
import { Field, type FieldProps } from "@/components/ui/field";
import { TextButton } from "@/components/ui/text-button";
import { findPasswordFlaw, findWeakness, keepLettersAndDigits } from "@/lib/accounts/passwords/rules";

interface PasswordFieldProps extends Omit<FieldProps, "label"> {
  /** Whether the user chooses a new password; otherwise they enter their current one. */
  isNew?: boolean;
  name: string;
}

/** A password field with a button to show and hide the password. */
export function PasswordField({ isNew = false, name, ...field }: PasswordFieldProps) {
  const { fields: words } = useWords("account");
  const [isShown, setIsShown] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <Field
        label={words.password}
        hint={isNew ? words.passwordRule : undefined}
        className="pr-12"
        {...field}
      >
        {(control) => (
          <div ref={holder} className="relative">
            <input
              {...control}
              name={name}
              type={isShown ? "text" : "password"}
              autoComplete={isNew ? "new-password" : "current-password"}
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <button
              type="button"
              aria-label={isShown ? words.hide : words.show}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center"
            >
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </button>
          </div>
        )}
      </Field>
      {isNew && field.error && <Correction {...{ holder }} value={field.value} onChange={field.onChange} />}
    </div>
  );
}

interface CorrectionProps {
  /** What has the field in it, which gets the focus of the button. */
  holder: RefObject<HTMLElement | null>;
  value: string;
  onChange: (value: string) => void;
}

/** Takes out what the rule forbids, as in a password that a browser has suggested, if the rest keeps the rule. */
function Correction({ holder, value, onChange }: CorrectionProps) {
  const { fields: words } = useWords("account");
  const kept = keepLettersAndDigits(value);
  if (kept === value || findPasswordFlaw(kept)) return null;
  const listed = listOthers(words, findWeakness(value).others);

  function correct() {
    onChange(kept);
    holder.current?.querySelector("input")?.focus();
  }

  return (
    <TextButton onClick={correct}>
      {listed === undefined ? words.keepTheRest : words.removeFromIt(listed)}
    </TextButton>
  );
}
