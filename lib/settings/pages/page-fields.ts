import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { isPlace, PLACE } from "@/lib/settings/fields/place";
import { readBlocks, readQuestions, showBlocks, showQuestions } from "@/lib/settings/pages/blocks";
import { FACT_NAMES, unknownFacts } from "@/lib/settings/pages/rules";

const MAX_TEXT = 2_000;
const MAX_BLOCKS = 80;
const MAX_ITEMS = 30;
const MAX_QUESTIONS = 20;
const LENGTH = `Please keep each part to ${MAX_TEXT} characters.`;
const BRACES = `Please name in braces only ${FACT_NAMES.map((name) => `{${name}}`).join(", ")}.`;

/** A part of a page: one line of text, which may name facts of the shop in braces. */
const wordsSchema = z
  .string()
  .overwrite(cleanLine)
  .max(MAX_TEXT, LENGTH)
  .refine(isVisible, "Please leave no part empty.")
  .refine((text) => unknownFacts(text).length === 0, BRACES);

export const blockSchema = z.union([
  z.object({ kind: z.enum(["heading", "paragraph"]), text: wordsSchema }),
  z.object({
    kind: z.literal("list"),
    items: z.array(wordsSchema).min(1).max(MAX_ITEMS, `Please keep a list to ${MAX_ITEMS} items.`),
  }),
  z.object({
    kind: z.literal("link"),
    text: wordsSchema,
    href: z.string().max(500).refine(isPlace, PLACE),
  }),
]);

const SYNTAX =
  "An empty line begins a new paragraph. Put # before a heading, - before each item of a list, and write a link on a line of its own, such as: Return policy -> /return. In braces, facts stay up to date, such as {phone} or {delivery time}.";

interface BlocksFacts {
  label: string;
  /** Of the page. */
  path: string;
  /** What else to know of it. */
  more?: string;
}

export const blocksSchema = z
  .array(blockSchema)
  .min(1, "Please enter the text of the page.")
  .max(MAX_BLOCKS, `Please keep this to ${MAX_BLOCKS} parts.`);

/** A page of headings, paragraphs, lists and links. */
export const blocksField = ({ label, path, more }: BlocksFacts) =>
  // A schema is registered as one field: each has its own.
  blocksSchema.clone().register(SETTING_FIELDS, {
    label,
    about: [`On ${path}.`, more, SYNTAX].filter(Boolean).join(" "),
    kind: "page",
    show: (value) => showBlocks(blocksSchema.safeParse(value).data ?? []),
    read: readBlocks,
  });

export const questionsSchema = z
  .array(z.object({ question: wordsSchema, answer: wordsSchema }))
  .min(1, "Please enter a question with # before it, and its answer below.")
  .max(MAX_QUESTIONS, `Please keep this to ${MAX_QUESTIONS} questions.`);

/** Questions with their answers. */
export const questionsField = (facts: { label: string; about: string }) =>
  questionsSchema.clone().register(SETTING_FIELDS, {
    ...facts,
    kind: "page",
    show: (value) => showQuestions(questionsSchema.safeParse(value).data ?? []),
    read: readQuestions,
  });
