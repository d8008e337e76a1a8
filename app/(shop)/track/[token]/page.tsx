import type { Metadata } from "next";
import { notFound } from "next/navigation";
import "./track.css";
import { TrackedOrder } from "@/components/order-links/tracked-order";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { getTrackedOrder } from "@/lib/order-links/queries";

/** Made for each visit, and kept by nobody. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Your order",
  description: "Where this order is.",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

interface TrackPageProps {
  params: Promise<{ token: string }>;
}

export default async function TrackPage({ params }: TrackPageProps) {
  const { token } = await params;
  const order = await withPageDeadline(() => getTrackedOrder(token));
  if (!order) notFound();
  return <TrackedOrder order={order} />;
}
