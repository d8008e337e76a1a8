import { CategoryLinks } from "@/components/layout/category-links";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";

/** The text of a 404 page, with links to other pages. */
export function NotFoundContent() {
  return (
    <>
      <h1 className="text-3xl">We can't find that page</h1>
      <p className="mt-3 mb-10 max-w-prose text-lg">
        {`The item may be gone or the link incomplete. Links to an order stop working ${TRACKING_DAYS_AFTER_END} days after it is done. Here is everything we make:`}
      </p>
      <CategoryLinks />
    </>
  );
}
