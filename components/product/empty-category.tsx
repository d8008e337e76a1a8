import { CategoryLinks } from "@/components/layout/category-links";

/** A category without products: says so, and where there are some. */
export function EmptyCategory() {
  return (
    <>
      <p className="mb-8 max-w-prose text-lg">
        There is nothing here right now. Have a look at our other categories:
      </p>
      <CategoryLinks />
    </>
  );
}
