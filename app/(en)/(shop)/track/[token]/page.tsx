import type { Metadata } from "next";
import { notFound } from "next/navigation";
import "./track.css";
import { LinkedReviews } from "@/components/reviews/linked-reviews";
import { MoreProducts } from "@/components/product/more-products";
import { TrackedOrder } from "@/components/tracking/tracked-order";
import { listGoesWith } from "@/lib/catalogue/products/goes-with";
import { languageOfTracked } from "@/lib/messages/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { wordsOf } from "@/lib/words/of-request";

/** Rendered for each visit, and never cached. */
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { title, description } = wordsOf("orders").tracking;
  return { title, description, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function TrackPage({ params }: PageProps<"/track/[token]">) {
  const { token } = await params;
  const order = await withPageDeadline(() => getTrackedOrder(token));
  if (!order) notFound();
  const { orderNumber, items, reviewable = [] } = order;
  const goesWith = await withPageDeadline(() => listGoesWith(items.map(({ productId }) => productId)));
  const lines = items.flatMap(({ id, productName, productNameBn, size, color }) =>
    reviewable.includes(id) ? [{ _id: id, productName, productNameBn, size, color }] : [],
  );
  return (
    <>
      <TrackedOrder {...{ order, token }} language={languageOfTracked(order)}>
        {lines.length > 0 && <LinkedReviews {...{ orderNumber, lines, token }} />}
      </TrackedOrder>
      <MoreProducts title={wordsOf("orders").goesWith} products={goesWith} />
    </>
  );
}
