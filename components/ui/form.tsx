import { type FormEvent, type ReactNode, useRef } from "react";
import { useEarlyPress } from "@/components/ui/early-press";

interface FormProps {
  onSubmit: () => Promise<void>;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Fetches the pop-ups while the user fills in the form. Offline they are fetched again when they are needed. */
async function prepareAlerts() {
  const alert = await import("@/components/ui/alert").catch(() => null);
  alert?.prepareAlerts();
}

const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;

/** What is wrong stands below the field, and below its hint: the browser brings only the field itself into sight. */
function focusWrong(field: HTMLElement): void {
  field.focus();
  document.getElementById(`${field.id}-error`)?.scrollIntoView({ block: "nearest" });
}

/**
 * A form that our own code validates. Errors show beside the fields, and the first wrong field gets the focus, unless the
 * user has gone to another field since the press.
 */
export function Form({ onSubmit, id, className = "grid gap-5", children }: FormProps) {
  const ref = useEarlyPress<HTMLFormElement>();
  const isBusy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignores the second tap of a double tap.
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const { activeElement: focused } = document;
    const pressed = submitterOf(event) ?? focused;
    try {
      await onSubmit();
    } finally {
      isBusy.current = false;
    }
    // A button that was disabled meanwhile has lost the focus.
    const focusWhatIsNext = () => {
      const { activeElement: current, body } = document;
      // Whoever has gone to another field meanwhile may be typing there.
      if (current !== focused && current?.matches("input, select, textarea")) return;
      const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
      if (wrong) focusWrong(wrong);
      else if (current === body && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    };
    // By the second frame the errors are certainly on the page.
    requestAnimationFrame(() => requestAnimationFrame(focusWhatIsNext));
  };
  return (
    <form
      ref={ref}
      id={id}
      // Without scripts the browser sends the form; POST keeps its input out of the address.
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
