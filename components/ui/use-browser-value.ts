import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** What only the browser knows, and what stands for it on the server and until the page has come alive. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
