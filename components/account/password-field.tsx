import { useWords } from "#words";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field, type FieldProps } from "@/components/ui/field";

interface PasswordFieldProps extends Omit<FieldProps, "label"> {
  /** Whether the user chooses a new password; otherwise they enter their current one. */
  isNew?: boolean;
  name: string;
}

/** A password field with a button to show and hide the password. */
export function PasswordField({ isNew = false, name, ...field }: PasswordFieldProps) {
  const { fields: words } = useWords("account");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={words.password} hint={isNew ? words.passwordRule : undefined} className="pr-12" {...field}>
      {(control) => (
        <div className="relative">
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
  );
}
