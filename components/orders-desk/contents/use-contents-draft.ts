import { useWords } from "#words";
import { useState } from "react";
import type { DraftLine } from "@/components/orders-desk/contents/contents-draft";
import { useDraft } from "@/components/ui/use-draft";
import { tellErrors } from "@/lib/words/tell-errors";
import { fetchProduct } from "@/lib/catalogue/products/api";
import { ApiError } from "@/lib/platform/http/api-error";

/** What the field of an answer is called in the form. */
const FIELD_OF: Record<string, string> = {
  "discount.amount": "discount",
  "discount.reason": "reason",
  "advance.amount": "advance",
  "advance.reference": "advanceReference",
};

/** Fields and lines of an order while they are edited, with what is wrong with each. `storeAs` as in useDraft(). */
export function useContentsDraft<Fields extends Record<string, string>>(
  initial: Fields,
  initialLines: DraftLine[] | (() => DraftLine[]),
  { storeAs }: { storeAs?: string } = {},
) {
  const words = useWords("orders");
  const fields = useDraft(initial, { ...(storeAs && { storeAs }) });
  const [lines, setLines] = useState(initialLines);
  const [lineErrors, setLineErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();

  function changeLine(key: string, change: Partial<DraftLine>): void {
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...change } : line)));
    setLineErrors(({ [key]: _done, ...others }) => others);
  }

  /** Shows each message beside what it is about. */
  function showErrors(told: Record<string, string>): void {
    const errors = Object.entries(told);
    const messages = new Map(errors.map(([name, message]) => [FIELD_OF[name] ?? name, message]));
    const known: { [field in keyof Fields]?: string | undefined } = {};
    for (const field in fields.draft) known[field] = messages.get(field);
    fields.setErrors(known);
    setLineErrors(
      Object.fromEntries(
        errors.flatMap(([name, message]) => {
          const index = /^lines\.(\d+)/.exec(name)?.[1];
          const line = index === undefined ? undefined : lines[Number(index)];
          return line ? [[line.key, message]] : [];
        }),
      ),
    );
  }

  /** Tells why it was not saved, beside the fields too. A refused line is shown with what is free of it now. */
  function refuse(error: unknown): void {
    setProblem(words.failure(error));
    if (!(error instanceof ApiError)) return;
    // Customers use this form too, whose pages have no words of the desk.
    showErrors(tellErrors(error.fields, {}, (told, field) => words.refusedField(field, told)));
    if (Object.keys(error.fields).some((name) => name.startsWith("lines."))) void showWhatIsFree();
  }

  async function showWhatIsFree(): Promise<void> {
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    // Where that cannot be read, the refusal alone is told.
    const found = await Promise.all(ids.map((id) => fetchProduct(id).catch(() => null)));
    const products = new Map(found.flatMap((product) => (product ? [[product._id, product]] : [])));
    setLines((before) =>
      before.map((line) => ({ ...line, product: products.get(line.productId) ?? line.product })),
    );
  }

  return {
    ...fields,
    /** What is told below all fields. */
    problem,
    setProblem,
    refuse,
    lines,
    lineErrors,
    setLines,
    changeLine,
    addLine: (line: DraftLine) => setLines((before) => [...before, line]),
    removeLine: (key: string) => setLines((before) => before.filter((line) => line.key !== key)),
    showErrors,
  };
}
