import { type FormEvent, type ReactNode, useRef } from "react";
import { useEarlyPress } from "@/components/ui/early-press";

interface FormProps {
  onSubmit: () => Promise<void>;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Fetches the pop-ups while the form is filled in. Without a line they are asked for again when they are needed. */
async function prepareAlerts() {
  const alert = await import("@/components/ui/alert").catch(() => null);
  alert?.prepareAlerts();
}

/** A form that is checked by our own code, which tells errors beside the fields; the first of them gets the focus. */
export function Form({ onSubmit, id, className = "grid gap-5", children }: FormProps) {
  const ref = useEarlyPress<HTMLFormElement>();
  const isBusy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second tap of a double tap.
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    try {
      await onSubmit();
    } finally {
      isBusy.current = false;
    }
    // The second frame has the errors on the page for certain.
    const focusFirstError = () => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focusFirstError));
  };
  return (
    <form
      ref={ref}
      id={id}
      // Sent without a script, nothing that was typed may get into the address.
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void prepareAlerts()}
      className={className}
    >
      {children}
    </form>
  );
}
