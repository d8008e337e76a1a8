"use client";

import { PageTrouble } from "@/components/layout/page-trouble";

/** Inside the frame, so that the ways on stay. */
export default function DashboardErrorPage({ retry }: { retry: () => void }) {
  return <PageTrouble onRetry={retry} />;
}
