import { type Told, tellErrors } from "@/lib/words/tell-errors";

interface Form<Draft> {
  draft: Draft;
  setErrors: (errors: Record<string, string>) => void;
}

/** A form that says in the words of its room what is told beside its fields. */
export const sayErrors = <Draft extends Readonly<Record<string, string>>>(
  { draft, setErrors }: Form<Draft>,
  say: Parameters<typeof tellErrors>[2],
) => ({
  draft,
  setErrors: (told: Told) => setErrors(tellErrors(told, draft, say)),
});
