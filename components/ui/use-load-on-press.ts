import { useState } from "react";

/** What is made of code that loads at the first touch of its button: closed, open, or not to be had. */
export function useLoadOnPress(load: () => Promise<unknown>) {
  const [state, setState] = useState<"closed" | "open" | "offline">("closed");
  const prepare = () => void load().catch(() => undefined);

  async function open(): Promise<void> {
    setState(
      await load().then(
        () => "open" as const,
        () => "offline" as const,
      ),
    );
  }

  return { state, button: { onPointerDown: prepare, onFocus: prepare, onClick: () => void open() } };
}
