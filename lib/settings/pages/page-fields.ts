import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { isPlace } from "@/lib/settings/fields/place";
import { readBlocks, readQuestions, showBlocks, showQuestions } from "@/lib/settings/pages/blocks";
import { FACT_NAMES, unknownFacts } from "@/lib/settings/pages/rules";
import { settingErrors } from "@/lib/words/en/setting-errors";

const MAX_TEXT = 2_000;
const MAX_BLOCKS = 80;
const MAX_ITEMS = 30;
const MAX_QUESTIONS = 20;
const LENGTH = settingErrors.partLength(MAX_TEXT);
const BRACES = settingErrors.braces(FACT_NAMES.map((name) => `{${name}}`).join(", "));

/** A part of a page: one line of text, which may name facts of the shop in braces. */
const wordsSchema = z
  .string()
  .overwrite(cleanLine)
  .max(MAX_TEXT, LENGTH)
  .refine(isVisible, settingErrors.emptyPart)
  .refine((text) => unknownFacts(text).length === 0, BRACES);

export const blockSchema = z.union([
  z.object({ kind: z.enum(["heading", "paragraph"]), text: wordsSchema }),
  z.object({
    kind: z.literal("list"),
    items: z.array(wordsSchema).min(1).max(MAX_ITEMS, settingErrors.mostItems(MAX_ITEMS)),
  }),
  z.object({
    kind: z.literal("link"),
    text: wordsSchema,
    href: z.string().max(500).refine(isPlace, settingErrors.place),
  }),
]);

export const blocksSchema = z
  .array(blockSchema)
  .min(1, settingErrors.noText)
  .max(MAX_BLOCKS, settingErrors.mostParts(MAX_BLOCKS));

/** A page of headings, paragraphs, lists and links. */
export const blocksField = () =>
  // A schema is registered as one field: each has its own.
  blocksSchema.clone().register(SETTING_FIELDS, {
    kind: "page",
    show: (value) => showBlocks(blocksSchema.safeParse(value).data ?? []),
    read: readBlocks,
  });

export const questionsSchema = z
  .array(z.object({ question: wordsSchema, answer: wordsSchema }))
  .min(1, settingErrors.noQuestion)
  .max(MAX_QUESTIONS, settingErrors.mostQuestions(MAX_QUESTIONS));

/** Questions with their answers. */
export const questionsField = () =>
  questionsSchema.clone().register(SETTING_FIELDS, {
    kind: "page",
    show: (value) => showQuestions(questionsSchema.safeParse(value).data ?? []),
    read: readQuestions,
  });
