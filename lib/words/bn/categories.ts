import type { Category, CategoryGroup, DefaultSlug } from "@/lib/categories";
import type { Words } from "@/lib/words/words";

/** Of a list of them. */
export const ALL = "সব ক্যাটাগরি";

/** The groups of the menu. */
export const GROUPS: Readonly<Record<CategoryGroup, string>> = {
  PANTS: "প্যান্ট",
  SHIRTS: "শার্ট",
  "T-SHIRTS": "টি-শার্ট",
  ACCESSORIES: "অ্যাকসেসরিজ",
};

/** What the twelve are called; the owner gives their own a name. */
const NAMES: Readonly<Record<DefaultSlug, string>> = {
  denimpants: "ডেনিম প্যান্ট",
  twillpants: "টুইল প্যান্ট",
  shorts: "শর্টস",
  fullshirts: "ফুল হাতা শার্ট",
  halfshirts: "হাফ হাতা শার্ট",
  polotshirts: "পোলো টি-শার্ট",
  basictshirts: "বেসিক টি-শার্ট",
  dropshoulders: "ড্রপ শোল্ডার টি-শার্ট",
  boxers: "বক্সার",
  belts: "বেল্ট",
  caps: "ক্যাপ",
  wallets: "মানিব্যাগ",
};

const isDefault = (slug: string): slug is DefaultSlug => Object.hasOwn(NAMES, slug);

export const nameOf = ({
  slug,
  name: english,
  nameBn,
}: Pick<Category, "slug" | "name" | "nameBn">): string =>
  isDefault(slug) ? NAMES[slug] : (nameBn ?? english);

export const categories: Words["categories"] = { labels: nameOf, name: nameOf };
