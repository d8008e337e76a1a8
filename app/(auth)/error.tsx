"use client";

import { PageTrouble } from "@/components/layout/page-trouble";

/** Inside the frame, so that the ways on stay. */
export default function AuthErrorPage({ retry }: { retry: () => void }) {
  return <PageTrouble onRetry={retry} />;
}
