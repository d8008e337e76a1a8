import { useState, useSyncExternalStore } from "react";

let pendingLink: HTMLAnchorElement | null = null;

/** The link whose page is on its way; null once it is there. */
export function setPendingLink(link: HTMLAnchorElement | null): void {
  pendingLink = link;
}

const never = () => () => {};

/** What a part of a page reads when a pressed link brings it; `otherwise` in a page that was opened, or gone back to. */
export function usePendingLink<Value>(read: (link: HTMLAnchorElement) => Value, otherwise: Value): Value {
  // Read once: the end of the press would make the page once more.
  const [readOnce] = useState(() => once(() => (pendingLink ? read(pendingLink) : otherwise)));
  const value = useSyncExternalStore(never, readOnce, () => otherwise);
  const [first] = useState(value);
  return first;
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}
