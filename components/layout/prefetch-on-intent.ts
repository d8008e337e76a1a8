/** How long a mouse has to rest on a link, so that it does not just pass over it. */
const HOVER_MS = 65;
/** How long a card has to stay in place after scrolling before it counts as looked at. */
const DWELL_MS = 800;
/** A user's private pages, which change with everything that they do. */
const PRIVATE_PAGES = /^(?:\/bn)?\/dashboard\b/;
const CARD_LINKS = "article a[data-page-link][href*='/details/']";

interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is expensive or slow: then nothing is prefetched. */
function isDataSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? "").endsWith("2g");
}

interface PrefetchOptions {
  findLink: (target: EventTarget | null) => HTMLAnchorElement | null;
  fetchPage: (path: string) => void;
  /** The path of the page that is open. */
  current: string;
}

/**
 * Prefetches the page of a link that a user is likely to press: a finger or the mouse is down on it, the mouse rests on
 * it, the keyboard has reached it, or they look at its card. Returns a function that stops this.
 */
export function prefetchOnIntent({ findLink, fetchPage, current }: PrefetchOptions): () => void {
  const stop = new AbortController();
  let timer: number | undefined;

  const prefetch = (link: HTMLAnchorElement | null | undefined) => {
    if (!link || link.pathname === current || PRIVATE_PAGES.test(link.pathname)) return;
    // With its query: without it, the prefetch would get another page than a press does.
    if (!isDataSaving()) fetchPage(link.pathname + link.search);
  };
  const prefetchAfter = (ms: number, find: () => HTMLAnchorElement | null | undefined) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => prefetch(find()), ms);
  };

  const listen = { signal: stop.signal, passive: true };
  document.addEventListener("pointerdown", ({ target }) => prefetch(findLink(target)), listen);
  document.addEventListener(
    "focusin",
    ({ target }) => prefetchAfter(HOVER_MS, () => findLink(target)),
    listen,
  );
  document.addEventListener(
    "pointerover",
    ({ pointerType, target }) => {
      if (pointerType === "mouse") prefetchAfter(HOVER_MS, () => findLink(target));
    },
    listen,
  );
  document.addEventListener("scroll", () => prefetchAfter(DWELL_MS, findCenteredLink), listen);
  // The page's own files come first.
  const prefetchOnce = () => prefetchAfter(0, findCenteredLink);
  if (document.readyState === "complete") prefetchOnce();
  else window.addEventListener("load", prefetchOnce, listen);

  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

/** The link of the card in the middle of a phone's window. A mouse shows the intent itself. */
function findCenteredLink(): HTMLAnchorElement | undefined {
  if (!window.matchMedia("(hover: none)").matches) return undefined;
  const middle = window.innerHeight / 2;
  return [...document.querySelectorAll<HTMLAnchorElement>(CARD_LINKS)].find((link) => {
    const { top = 0, bottom = 0 } = link.closest("article")?.getBoundingClientRect() ?? {};
    return top <= middle && bottom >= middle;
  });
}
