import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import { blocksField, questionsField } from "@/lib/settings/pages/page-fields";
import type { Pages } from "@/lib/settings/pages/defaults";

/** The pages, as the owner sets them: what each field takes, and how its form shows it. */
export const pagesSchema = z.object(
  withBangla(
    {
      about: blocksField(),
      faq: questionsField(),
      returns: blocksField(),
      privacy: blocksField(),
      terms: blocksField(),
    },
    ["about", "faq", "returns", "privacy", "terms"],
  ),
) satisfies z.ZodType<Pages>;
