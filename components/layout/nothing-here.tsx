import { CategoryLinks } from "@/components/layout/category-links";

/** The words of a 404, and the ways on. */
export function NothingHere() {
  return (
    <>
      <h1 className="text-3xl">There is nothing at this address</h1>
      <p className="mt-3 mb-10 max-w-prose text-lg">
        It may have been sold, moved, or copied incompletely. Everything we make is here:
      </p>
      <CategoryLinks />
    </>
  );
}
