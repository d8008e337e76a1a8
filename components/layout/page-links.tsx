"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { prefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { setPendingLink } from "@/components/ui/pending-link";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { SPECULATION_RULES } from "@/lib/platform/speculation-rules.mjs";

/** A page that is there sooner needs no mark; and a mark would be painted before it, in a frame of its own. */
const MARK_AFTER_MS = 100;

/** What to do when the page of the pressed link has come. Not a ref: that page may have another frame. */
let settle: (() => void) | null = null;

/**
 * Makes every PageLink smooth: a press changes the page in place, and marks the link while the page is on its way.
 * One listener for all, so that a link is plain HTML and costs no script; without script it is an ordinary link, whose page
 * the browser fetches ahead.
 */
export function PageLinks() {
  const router = useRouter();
  const current = usePathname();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (isPending || !settle) return;
    settle();
    settle = null;
    // Who presses a link while its page is being fetched ahead waits for that; if it fails then, the framework shows
    // nothing at all. Loaded anew the page is there, or says what is wrong.
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
    // Who goes back while a page is on its way waits for another one.
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

  // Anew on each page: what is looked at there is another card.
  useEffect(() => {
    // The framework names this kind in a private place only; without it, it fetches the frame and not the page.
    const fetchPage = (path: string) => router.prefetch(path, { kind: PrefetchKind.FULL });
    return prefetchOnIntent({ findLink: findPageLink, fetchPage, current });
  }, [router, current]);

  return <EarlyPrefetch />;
}

/** Returns what to do when the page has come. */
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

/** A new tab, a new window, a download; or somebody has answered the press already. */
function isForBrowser(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== "" && target !== "_self");
}

/** Stands in a page until its scripts run: from then on PageLinks fetches ahead, and less of a page than all of it. */
function EarlyPrefetch() {
  const isAlive = useBrowserValue(() => true, false);
  if (isAlive) return null;
  return (
    <script type="speculationrules" suppressHydrationWarning>
      {SPECULATION_RULES}
    </script>
  );
}
