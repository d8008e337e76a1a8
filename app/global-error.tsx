"use client";

import { FailedPage } from "@/components/layout/failed-page";
import "@/components/layout/shop.css";
import { failed } from "@/lib/words/en/failed";

/** The page of last resort: it replaces even the layout, and answers a failed page. */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{failed.title}</title>
        <main className="mx-auto max-w-md px-4 py-24">
          <FailedPage words={failed} retry={retry} />
        </main>
      </body>
    </html>
  );
}
