import { useWords } from "#words";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextArea } from "@/components/ui/text-area";
import { useDraft } from "@/components/ui/use-draft";
import { MAX_NOTE_LENGTH } from "@/lib/orders/call-queue/schema";
import { useAddCustomerNote } from "@/lib/reports/customers/api";
import type { CustomerDto } from "@/lib/reports/customers/dto";

interface CustomerNotesProps {
  id: string;
  notes: CustomerDto["notes"];
}

/** The desk's notes on a customer, and the form of a new one. */
export function CustomerNotes({ id, notes }: CustomerNotesProps) {
  const { notes: words, day } = useWords("deskPeople");
  const { draft, bind, replace } = useDraft({ text: "" });
  const adding = useAddCustomerNote(id);
  return (
    <section aria-labelledby="notes" className="grid grid-cols-1 gap-3 card p-4">
      <h2 id="notes" className="text-xl">
        {words.title}
      </h2>
      <Form
        className="grid grid-cols-1 gap-2"
        onSubmit={async () => {
          const added = await adding.mutateAsync(draft.text).catch(() => null);
          if (added) replace({ text: "" });
        }}
      >
        <TextArea
          label={words.label}
          hint={words.hint}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          {...bind("text")}
        />
        <ErrorNotice error={adding.error} />
        <Button
          type="submit"
          variant="quiet"
          className="justify-self-start"
          disabled={adding.isPending || draft.text.trim() === ""}
        >
          {words.save}
        </Button>
      </Form>
      {notes.length > 0 && (
        <ul aria-label={words.list} className="grid grid-cols-1 gap-3">
          {notes.map(({ at, by, text }) => (
            <li key={at + text} className="border-l-2 border-faded pl-2">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-sm wrap-anywhere text-muted tabular-nums">
                {[by, day(at)].filter(Boolean).join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
