import "@/models/settings";
import { model } from "mongoose";
import { CATEGORY_GROUPS } from "@/lib/categories";
import { part, stamped } from "@/models/part";

const placed = part({
  /** In its address; it never changes. */
  path: { type: String, required: true },
  isHidden: { type: Boolean, required: true },
  /** Rises with each change of this category by an admin. */
  version: { type: Number, required: true },
  /** Missing for one of the twelve. */
  own: {
    type: part({
      name: { type: String, required: true },
      nameBn: { type: String },
      group: { type: String, enum: CATEGORY_GROUPS, required: true },
      title: { type: String, required: true },
      description: { type: String, required: true },
    }),
  },
});

const moved = part({
  from: { type: String, required: true },
  to: { type: String, required: true },
});

const former = part({
  name: { type: String, required: true },
  path: { type: String, required: true },
});

/** What the owner has made of the categories: one document, so that their order, names and addresses agree at any moment. */
const shopCategoriesSchema = stamped({
  _id: { type: String, required: true },
  /** Rises with each change of any of them. */
  revision: { type: Number, required: true },
  /** All categories in their order. */
  placed: { type: [placed], required: true },
  /** Where the addresses of deleted ones lead. */
  moved: { type: [moved], required: true },
  /** Names that categories had, and the addresses of those in their place; missing before the first. */
  former: { type: [former], default: undefined },
});

export const ShopCategories = model("ShopCategories", shopCategoriesSchema, "categories");
