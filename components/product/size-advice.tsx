"use client";

import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLoadOnPress } from "@/components/ui/use-load-on-press";
import { OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";

const loadForm = () => import("@/components/product/size-advice-form");

const SizeAdviceForm = lazy(async () => ({ default: (await loadForm()).SizeAdviceForm }));

/** Offers to find a size by a measure. The code for it loads at the first touch. */
export function SizeAdvice() {
  const { state, button } = useLoadOnPress(loadForm);
  if (state === "open")
    return (
      <Suspense>
        <SizeAdviceForm />
      </Suspense>
    );
  return (
    <>
      <Button variant="quiet" data-needs-script="" {...button}>
        Find my size
      </Button>
      {state === "offline" && <Notice kind="error">{OFFLINE_MESSAGE}</Notice>}
    </>
  );
}
