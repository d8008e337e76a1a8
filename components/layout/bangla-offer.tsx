"use client";

import { useLanguage } from "#words";
import { lazy, Suspense, useEffect, useState } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { keep, readKept } from "@/components/ui/web-storage";

/** Where a device keeps that its visitor knows of the pages in Bangla. */
const KNOWN_KEY = "knows-bangla";

const prefersBangla = () => /^bn\b/i.test(navigator.language);
const isKnown = () => readKept("localStorage", KNOWN_KEY) !== null;
const remember = () => keep("localStorage", KNOWN_KEY, "yes");

// If its script fails to load, the page has no such line.
const OfferLine = lazy(() =>
  import("@/components/layout/offer-line").then(
    (line) => ({ default: line.OfferLine }),
    () => ({ default: () => null }),
  ),
);

/** Offers the page in Bangla to a browser that prefers it, until its visitor closes the line or has seen such a page. */
export function BanglaOffer() {
  const language = useLanguage();
  const isWanted = useBrowserValue(() => prefersBangla() && !isKnown(), false);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (language === "bn") remember();
  }, [language]);
  if (language === "bn" || !isWanted || isClosed) return null;
  const close = () => {
    remember();
    setIsClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <OfferLine onClose={close} />
    </Suspense>
  );
}
