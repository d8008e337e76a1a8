import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** A value that only the browser knows; `onServer` replaces it on the server and until hydration. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
