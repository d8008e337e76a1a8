import { useState, useSyncExternalStore } from "react";

let pendingLink: HTMLAnchorElement | null = null;

/** Sets the link whose page is loading; null once it has loaded. */
export function setPendingLink(link: HTMLAnchorElement | null): void {
  pendingLink = link;
}

const never = () => () => {};

/** Reads from the pressed link that brought the page; `otherwise` if the page was opened directly or by Back. */
export function usePendingLink<Value>(read: (link: HTMLAnchorElement) => Value, otherwise: Value): Value {
  // Reads once: otherwise the end of the press would render the page again.
  const [readOnce] = useState(() => once(() => (pendingLink ? read(pendingLink) : otherwise)));
  const value = useSyncExternalStore(never, readOnce, () => otherwise);
  const [first] = useState(value);
  return first;
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}
