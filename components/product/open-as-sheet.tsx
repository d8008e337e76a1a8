"use client";

import { useEffect, useRef } from "react";

/** Opens what unfolds around it as a sheet on a small screen; the code for that comes with the press. */
export function OpenAsSheet() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const details = mark.current?.closest("details");
    const prepare = () => void importSheet();
    const open = () => void importSheet().then((sheet) => details?.open && sheet?.openSheet(details));
    details?.addEventListener("pointerdown", prepare);
    details?.addEventListener("toggle", open);
    return () => {
      details?.removeEventListener("pointerdown", prepare);
      details?.removeEventListener("toggle", open);
    };
  }, []);
  return <span ref={mark} hidden />;
}

/** Null where it does not come: what unfolds is there without it, in the page. */
const importSheet = () => import("@/components/product/filter-sheet").catch(() => null);
