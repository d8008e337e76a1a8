import { type ReactNode, useId } from "react";

interface NewBesideListProps {
  newTitle: string;
  /** The form of a new one. */
  form: ReactNode;
  listTitle: string;
  children: ReactNode;
}

/** A form that makes something new, beside the list of what there is; on a phone the list is below it. */
export function NewBesideList({ newTitle, form, listTitle, children }: NewBesideListProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <Half title={newTitle}>{form}</Half>
      <Half title={listTitle}>{children}</Half>
    </div>
  );
}

function Half({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
