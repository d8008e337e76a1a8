"use client";

import { type ReactNode, useState } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";

interface ShareButtonProps {
  /** The public address of the page. */
  address: string;
  title: string;
  /** From the server: a room of words for the browser would be larger. */
  words: Readonly<Record<"share" | "copy" | "copied", string>>;
  icon: ReactNode;
}

/** Gives the page to another app, with the chosen colour in its address; a browser that shares nothing copies the address. */
export function ShareButton({ address, title, words, icon }: ShareButtonProps) {
  const canShare = useBrowserValue(() => "share" in navigator, true);
  const [told, setTold] = useState("");

  function share(): void {
    const color = new URLSearchParams(location.search).get("color");
    const url = color ? `${address}?${new URLSearchParams({ color }).toString()}` : address;
    // Who closes the list of apps wants nothing more.
    if (canShare) void navigator.share({ title, url }).catch(() => undefined);
    else void copy(url).then((isCopied) => setTold(isCopied ? words.copied : url));
  }

  return (
    <>
      <button type="button" data-needs-script="" className="tap-link gap-2" onClick={share}>
        {icon}
        {canShare ? words.share : words.copy}
      </button>
      <output className="text-sm wrap-anywhere">{told}</output>
    </>
  );
}

async function copy(url: string): Promise<boolean> {
  try {
    // Without https there is no clipboard.
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
