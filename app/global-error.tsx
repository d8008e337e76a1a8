"use client";

import { PageError } from "@/components/layout/page-error";
import "@/components/layout/shop.css";

/** The page of last resort: it replaces even the layout, and answers a failed page. */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>This page didn't load</title>
        <main className="mx-auto max-w-md px-4 py-24">
          <PageError retry={retry} />
        </main>
      </body>
    </html>
  );
}
