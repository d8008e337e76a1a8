/** Runs once: when the page has loaded, has nothing else to do, and shows some of the element. Returns how to stop. */
export function whenLookedAt(element: Element, work: () => void): () => void {
  const stop = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  const lookOut = () => {
    const cancel = whenIdle(() => observer.observe(element));
    stop.signal.addEventListener("abort", cancel);
  };
  if (document.readyState === "complete") lookOut();
  else window.addEventListener("load", lookOut, { signal: stop.signal });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
