"use client";

import { PageError } from "@/components/layout/page-error";

/** Inside the frame, so that the ways on stay. */
export default function ShopErrorPage({ retry }: { retry: () => void }) {
  return <PageError onRetry={retry} />;
}
