import { z } from "zod";
import { CATEGORY_GROUPS, getCategoryByName } from "@/lib/categories";
import { CATEGORY_SLUG, OWN_SEGMENTS } from "@/lib/own-segments";
import { MOST_CATEGORIES } from "@/lib/catalogue/categories/constants";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { lineSchema } from "@/lib/platform/http/schema";
import { isVisible } from "@/lib/platform/text/text";
import { allCategories } from "@/lib/shop-categories";

const CATEGORY = "Please choose one of the categories.";

/** The name of a category that there is, also of a hidden one. */
export const categorySchema = z
  .string(CATEGORY)
  .refine((name) => getCategoryByName(allCategories(), name) !== null, CATEGORY);

const MAX_NAME = 40;
/** Search engines show about so many characters, and the shop's name stands behind them. */
const MAX_TITLE = 50;
const MAX_DESCRIPTION = 160;

const PATH = "Please use 3 – 30 lowercase letters (a – z), without spaces.";
const OWN: ReadonlySet<string> = new Set(OWN_SEGMENTS);

/** What stands in the address of a category. */
const pathSchema = z.string(PATH).regex(new RegExp(`^${CATEGORY_SLUG}$`), PATH);

const textSchema = (max: number, missing: string) =>
  lineSchema(max, `Please keep this to ${max} characters.`).pipe(z.string().refine(isVisible, missing));

const fields = {
  name: textSchema(MAX_NAME, "Please enter a name."),
  nameBn: lineSchema(MAX_NAME, `Please keep this to ${MAX_NAME} characters.`).describe("In Bangla."),
  group: z.enum(CATEGORY_GROUPS, "Please choose a group."),
  title: textSchema(MAX_TITLE, "Please enter a title."),
  description: textSchema(MAX_DESCRIPTION, "Please enter a description."),
};

const positionSchema = z
  .int()
  .min(0)
  .max(MOST_CATEGORIES)
  .optional()
  .describe("Its place among all, from 0.");

/** POST /categories */
export const createCategorySchema = z.object({
  path: pathSchema.refine((path) => !OWN.has(path), "The shop uses this address itself."),
  ...fields,
  nameBn: fields.nameBn.optional(),
  position: positionSchema,
});

export type CreateCategoryInput = z.output<typeof createCategorySchema>;
export type CreateCategoryRequest = z.input<typeof createCategorySchema>;

/** PATCH /categories/{path}: a field that is not sent stays as it is. */
export const changeCategorySchema = z
  .object(fields)
  .partial()
  .extend({ version: z.int().min(1), isHidden: z.boolean().optional(), position: positionSchema });

export type ChangeCategoryInput = z.output<typeof changeCategorySchema>;
export type ChangeCategoryRequest = z.input<typeof changeCategorySchema>;

/** PATCH /categories */
export const hideCategoriesSchema = z.object({
  paths: z.array(pathSchema).min(1).max(MOST_CATEGORIES),
  isHidden: z.boolean(),
});

export type HideCategoriesInput = z.output<typeof hideCategoriesSchema>;

/** DELETE /categories/{path} */
export const deleteCategorySchema = z.object({
  redirectTo: pathSchema.describe("The category that its address leads to from then on."),
});

export const categoryParamsSchema = z.object({ path: pathSchema });

/** Null where something is wrong: then the first message of each such field. */
export function checkCategory(typed: unknown): {
  category: CreateCategoryInput | null;
  errors: Record<string, string>;
} {
  const parsed = createCategorySchema.safeParse(typed);
  return parsed.success
    ? { category: parsed.data, errors: {} }
    : { category: null, errors: fieldsOf(parsed.error) };
}
