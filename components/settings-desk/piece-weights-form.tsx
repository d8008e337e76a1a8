import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { CATEGORIES, type CategorySlug } from "@/lib/categories";
import { DEFAULT_PIECE_GRAMS, type PieceGrams, pieceGramsSchema } from "@/lib/settings/couriers/schema";
import { typedSince } from "@/lib/settings/fields/rules";
import { parseSetting } from "@/lib/settings/rules";

/** In grams, by category; null for the default. */
export type PieceGramsChanges = Partial<Record<CategorySlug, number | null>>;

type Texts = Partial<Record<CategorySlug, string>>;

interface PieceWeightsFormProps {
  /** In force. */
  pieceGrams: PieceGrams;
  isBusy: boolean;
  /** `onSaved` is to be called once they are saved. */
  onSave: (changes: PieceGramsChanges, onSaved: () => void) => void;
}

/** The weight of a piece of each category. What is typed stays where another weight is saved meanwhile, or this one as it was. */
export function PieceWeightsForm({ pieceGrams, isBusy, onSave }: PieceWeightsFormProps) {
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const textOf = (slug: CategorySlug): string => typed[slug] ?? String(pieceGrams[slug]);
  const isChanged = (slug: CategorySlug): boolean => textOf(slug).trim() !== String(pieceGrams[slug]);
  const changed = CATEGORIES.map(({ slug }) => slug).filter(isChanged);

  async function save(): Promise<void> {
    const { changes, wrong } = readTexts(changed.map((slug) => [slug, textOf(slug)]));
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onSave(changes, () => setTyped((now) => typedSince(now, typed)));
  }

  return (
    <Form className="grid grid-cols-1 gap-4" onSubmit={save}>
      <p className="text-sm text-muted">
        The weight of one piece, in grams. Couriers are told what all pieces of a parcel and its packaging
        weigh. Leave a field empty for its usual weight.
      </p>
      <fieldset aria-label="Grams of a piece" className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {CATEGORIES.map(({ slug, name }) => (
          <TextField
            key={slug}
            label={name}
            value={textOf(slug)}
            error={errors[slug]}
            hint={isChanged(slug) ? `Now: ${pieceGrams[slug]} g` : undefined}
            placeholder={String(DEFAULT_PIECE_GRAMS[slug])}
            inputMode="numeric"
            className="tabular-nums"
            onChange={(text) => {
              setTyped((before) => ({ ...before, [slug]: text }));
              setErrors((before) => ({ ...before, [slug]: undefined }));
            }}
          />
        ))}
      </fieldset>
      <SmallButton type="submit" className="justify-self-start" disabled={isBusy || changed.length === 0}>
        Save the weights
      </SmallButton>
    </Form>
  );
}

/** The weights that were typed, and what is wrong with those that are none. */
function readTexts(texts: [CategorySlug, string][]): { changes: PieceGramsChanges; wrong: Texts } {
  const changes: PieceGramsChanges = {};
  const wrong: Texts = {};
  for (const [slug, text] of texts) {
    const usual = DEFAULT_PIECE_GRAMS[slug];
    const { data, error } = pieceGramsSchema.safeParse(parseSetting(text, usual));
    if (error) wrong[slug] = error.issues[0]?.message;
    else changes[slug] = data === usual ? null : data;
  }
  return { changes, wrong };
}
