import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/categories";

/** The name of a category. */
export const categorySchema = z.enum(CATEGORY_NAMES, "Please choose one of the twelve categories.");
