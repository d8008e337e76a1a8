import { z } from "zod";
import { blocksField, questionsField } from "@/lib/settings/pages/page-fields";
import type { Pages } from "@/lib/settings/pages/defaults";

/** The pages, as the owner sets them: what each field takes, and how its form shows it. */
export const pagesSchema = z.object({
  questions: questionsField({
    label: "Questions",
    about: "On the home page; the first is open. Put # before a question, and its answer below it.",
  }),
  privacy: blocksField({ label: "Privacy", path: "/privacy" }),
  terms: blocksField({ label: "Terms", path: "/terms" }),
}) satisfies z.ZodType<Pages>;
