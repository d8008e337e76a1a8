import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import { blocksField, questionsField } from "@/lib/settings/pages/page-fields";
import type { Pages } from "@/lib/settings/pages/defaults";
import { pages } from "@/lib/words/en/desk-settings-pages";

const { fields } = pages;

/** The pages, as the owner sets them: what each field takes, and how its form shows it. */
export const pagesSchema = z.object(
  withBangla(
    {
      about: blocksField(fields.about),
      faq: questionsField(fields.faq),
      returns: blocksField(fields.returns),
      privacy: blocksField(fields.privacy),
      terms: blocksField(fields.terms),
    },
    ["about", "faq", "returns", "privacy", "terms"],
  ),
) satisfies z.ZodType<Pages>;
