"use client";

import { useLoadOpened, useWords } from "#words";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLoadOnPress } from "@/components/ui/use-load-on-press";

const loadForm = () => import("@/components/product/size-advice-form");

const SizeAdviceForm = lazy(async () => ({ default: (await loadForm()).SizeAdviceForm }));

/** Offers to find a size by a measure. The code for it loads at the first touch. */
export function SizeAdvice({ ask }: { ask: string }) {
  const words = useWords("buying");
  const loadWords = useLoadOpened();
  const { state, button } = useLoadOnPress(() => Promise.all([loadForm(), loadWords()]));
  if (state === "open")
    return (
      <Suspense>
        <SizeAdviceForm ask={ask} />
      </Suspense>
    );
  return (
    <>
      <Button variant="quiet" data-needs-script="" {...button}>
        {words.open.sizeAdvice}
      </Button>
      {state === "offline" && <Notice kind="error">{words.offline}</Notice>}
    </>
  );
}
