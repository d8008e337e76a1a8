"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { prefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { setPendingLink } from "@/components/ui/pending-link";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { detailsPath } from "@/lib/paths";
import { readLocalPath } from "@/lib/words/local-path.mjs";
import { SPECULATION_RULES } from "@/lib/platform/speculation-rules.mjs";

const DETAILS = detailsPath("");

/** A page that comes sooner needs no mark, which would cost one more painted frame before the page. */
const MARK_AFTER_MS = 100;

/** Ends the press of a link when its page has come. Not a ref: that page may have another frame. */
let settle: (() => void) | null = null;

/**
 * Makes every PageLink smooth: a press changes the page in place, and marks the link while the page loads. One listener
 * serves all links, so that a link is plain HTML and costs no script. Without scripts it is an ordinary link, whose
 * page the browser prefetches.
 */
export function PageLinks() {
  const router = useRouter();
  const current = usePathname();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (isPending || !settle) return;
    settle();
    settle = null;
    // A press waits for a prefetch of the page that is under way. If that fails, the framework shows nothing at all. A
    // reload brings the page, or its error.
    if (!document.querySelector("main > *")) window.location.reload();
  }, [isPending]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event.target);
      if (!link || isForBrowser(event, link)) return;
      event.preventDefault();
      settle?.();
      settle = beginPress(link);
      const { pathname, search, hash } = link;
      startTransition(() => router.push(pathname + search + hash));
    };
    // Going back while a page loads replaces the page that the press waits for.
    const goBack = () => {
      settle?.();
      settle = null;
    };
    document.addEventListener("click", follow);
    window.addEventListener("popstate", goBack);
    return () => {
      document.removeEventListener("click", follow);
      window.removeEventListener("popstate", goBack);
    };
  }, [router]);

  // Starts again on each page, whose cards are others.
  useEffect(() => {
    // The framework keeps this kind in a private module. Without it, it fetches only the frame and not the page.
    const fetchPage = (path: string) => router.prefetch(path, { kind: PrefetchKind.FULL });
    return prefetchOnIntent({ findLink: findPageLink, fetchPage, current });
  }, [router, current]);

  return <EarlyPrefetch />;
}

/** Marks the link of a press; returns a function that ends the press when the page has come. */
function beginPress(link: HTMLAnchorElement): () => void {
  const timer = setTimeout(() => (link.dataset.pending = ""), MARK_AFTER_MS);
  setPendingLink(link);
  return () => {
    clearTimeout(timer);
    delete link.dataset.pending;
    setPendingLink(null);
  };
}

function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page-link]") : null;
}

/**
 * True for a new tab, a new window or a download, where other code has handled the press, and for the product that is
 * open: its page reads the option in its address only when it loads.
 */
function isForBrowser(event: MouseEvent, { target, pathname }: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isOpenProduct =
    pathname === window.location.pathname && readLocalPath(pathname).path.startsWith(DETAILS);
  const isElsewhere = target !== "" && target !== "_self";
  return event.defaultPrevented || event.button !== 0 || isModified || isElsewhere || isOpenProduct;
}

/** Prefetch rules that stay until the page's scripts run. Then PageLinks prefetches, and less than the whole page. */
function EarlyPrefetch() {
  const isAlive = useBrowserValue(() => true, false);
  if (isAlive) return null;
  return (
    <script type="speculationrules" suppressHydrationWarning>
      {SPECULATION_RULES}
    </script>
  );
}
