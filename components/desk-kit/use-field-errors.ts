import { useWords } from "#words";
import { type Told, tellErrors } from "@/lib/words/tell-errors";

/** Says what is told beside fields in the words of the desk. */
export function useFieldErrors(): (told: Told) => Record<string, string> {
  const { refusedField } = useWords("deskKit");
  return (told) => tellErrors(told, {}, (text, field) => refusedField(field, text));
}
