import { useWords } from "#words";
import { type Told, tellErrors } from "@/lib/words/tell-errors";

type Say = Parameters<typeof tellErrors>[2];
type Values = Readonly<Record<string, string>>;

/** Says what is told beside fields: as their room does, or as all parts of the desk do. */
export function useFieldErrors(wrong?: Say): (told: Told, values?: Values) => Record<string, string> {
  const { refusedField } = useWords("deskKit");
  const say = wrong ?? ((text, field) => refusedField(field, text));
  return (told, values = {}) => tellErrors(told, values, say);
}

interface Form<Draft> {
  draft: Draft;
  setErrors: (errors: Record<string, string>) => void;
}

/** A form that says what is told beside its fields. */
export function useToldForm<Draft extends Values>({ draft, setErrors }: Form<Draft>, wrong?: Say) {
  const sayErrors = useFieldErrors(wrong);
  return { draft, tell: (told: Told) => setErrors(sayErrors(told, draft)) };
}
