import { useWords } from "#words";
import { CategoryLinks } from "@/components/layout/category-links";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";

/** The text of a 404 page, with links to other pages. */
export function NotFoundContent() {
  const words = useWords("shell").notFound;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-3 mb-10 max-w-prose text-lg">{words.text(TRACKING_DAYS_AFTER_END)}</p>
      <CategoryLinks />
    </>
  );
}
