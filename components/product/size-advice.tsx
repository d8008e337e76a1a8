"use client";

import { useWords } from "#words";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLoadOnPress } from "@/components/ui/use-load-on-press";

const loadForm = () => import("@/components/product/size-advice-form");

const SizeAdviceForm = lazy(async () => ({ default: (await loadForm()).SizeAdviceForm }));

/** Offers to find a size by a measure. The code for it loads at the first touch. */
export function SizeAdvice({ ask }: { ask: string }) {
  const { offline, sizeAdvice } = useWords("buying");
  const { state, button } = useLoadOnPress(loadForm);
  if (state === "open")
    return (
      <Suspense>
        <SizeAdviceForm ask={ask} />
      </Suspense>
    );
  return (
    <>
      <Button variant="quiet" data-needs-script="" {...button}>
        {sizeAdvice.open}
      </Button>
      {state === "offline" && <Notice kind="error">{offline}</Notice>}
    </>
  );
}
