import type { FormEvent, ReactNode } from "react";

interface FormProps {
  onSubmit: () => Promise<void>;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A form that is checked by our own code, which tells errors beside the fields. */
export function Form({ onSubmit, id, className = "grid gap-5", children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form id={id} onSubmit={submit} noValidate className={className}>
      {children}
    </form>
  );
}
