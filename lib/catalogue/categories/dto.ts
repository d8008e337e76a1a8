import { z } from "zod";
import { CATEGORY_GROUPS } from "@/lib/categories";

export const categoryDtoSchema = z.object({
  path: z.string().describe("Its page is /{path}."),
  name: z.string(),
  nameBn: z.string().optional(),
  group: z.enum(CATEGORY_GROUPS),
  title: z.string(),
  description: z.string(),
  isHidden: z.boolean(),
  isOwn: z.boolean().describe("False for the twelve."),
  version: z.int(),
});

export type CategoryDto = z.output<typeof categoryDtoSchema>;
