"use client";

import { PageTrouble } from "@/components/layout/page-trouble";

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <main className="mx-auto max-w-md px-4 py-24">
      <PageTrouble onRetry={retry} />
    </main>
  );
}
