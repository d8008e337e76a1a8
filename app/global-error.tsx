"use client";

import { useEffect, useState } from "react";
import { FailedPage } from "@/components/layout/failed-page";
import "@/components/layout/shop.css";
import type { Language } from "@/lib/words/constants";
import { failed } from "@/lib/words/en/failed";
import { readLocalPath } from "@/lib/words/local-path.mjs";

const IN_ENGLISH = { language: "en" as Language, words: failed };

/**
 * The page of last resort: it replaces even the layout, and answers a failed page. It comes with every page, so its words
 * in Bangla are fetched where they are needed; should they not come, it stays in English.
 */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  const [{ language, words }, setSpoken] = useState(IN_ENGLISH);
  useEffect(() => {
    if (readLocalPath(window.location.pathname).language === "en") return;
    void import("@/lib/words/bn/failed").then(
      (bangla) => setSpoken({ language: "bn", words: bangla.failed }),
      () => undefined,
    );
  }, []);

  return (
    <html lang={language}>
      <body>
        <title>{words.title}</title>
        <main className="mx-auto max-w-md px-4 py-24">
          <FailedPage words={words} retry={retry} />
        </main>
      </body>
    </html>
  );
}
