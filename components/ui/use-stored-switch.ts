import { useSyncExternalStore } from "react";

const CHANGED = "stored-switch";

function read(name: string): boolean {
  try {
    return localStorage.getItem(name) === "on";
  } catch {
    return false;
  }
}

function write(name: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(name, "on");
    else localStorage.removeItem(name);
  } catch {
    // The browser lets nothing be stored: it is off then.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** A choice that this device remembers, off until somebody has switched it on. */
export function useStoredSwitch(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => false,
  );
  return [isOn, (next) => write(name, next)];
}
