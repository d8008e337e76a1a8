"use client";

import { useEffect, useRef } from "react";
import { playChime, startSound } from "@/components/call-queue/chime";
import { useStoredSwitch } from "@/components/ui/use-stored-switch";

/** Off until somebody switches it on, on this device: then each time that more orders have come in is heard. */
export function NewOrderSound({ count }: { count: number }) {
  const [isOn, setIsOn] = useStoredSwitch("sound for new orders");
  const heard = useRef(count);

  useEffect(() => {
    if (isOn && count > heard.current) playChime();
    heard.current = count;
  }, [isOn, count]);

  useEffect(() => {
    if (!isOn) return undefined;
    // Browsers let a page be heard once it has been touched.
    window.addEventListener("pointerdown", startSound, { once: true });
    return () => window.removeEventListener("pointerdown", startSound);
  }, [isOn]);

  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          if (target.checked) playChime();
        }}
      />
      Sound for new orders
    </label>
  );
}
