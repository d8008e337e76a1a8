import { useSyncExternalStore } from "react";
import { keep, readKept } from "@/components/ui/web-storage";

const CHANGED = "stored-switch";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** A switch that this device remembers; it is off at first. */
export function useStoredSwitch(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => readKept("localStorage", name) === "on",
    () => false,
  );
  const set = (next: boolean) => {
    keep("localStorage", name, next ? "on" : null);
    window.dispatchEvent(new Event(CHANGED));
  };
  return [isOn, set];
}
