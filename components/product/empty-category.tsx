import { CategoryLinks } from "@/components/layout/category-links";

/** A category without products: says so, and where there are some. */
export function EmptyCategory() {
  return (
    <>
      <p className="mb-8 max-w-prose text-lg">This rail is empty just now. Have a look at the others:</p>
      <CategoryLinks />
    </>
  );
}
