"use client";

import { useLoadOpened, useWords } from "#words";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLoadOnPress } from "@/components/ui/use-load-on-press";

const loadForm = () => import("@/components/product/stock-alert-form");

const StockAlertForm = lazy(async () => ({ default: (await loadForm()).StockAlertForm }));

interface StockAlertProps {
  /** True where the page has no other place to choose size and color. */
  hasOptions?: boolean;
}

/** Offers an alert for a sold-out option. The code for it loads at the first touch. */
export function StockAlert({ hasOptions = false }: StockAlertProps) {
  const words = useWords("buying");
  const loadWords = useLoadOpened();
  const { state, button } = useLoadOnPress(() => Promise.all([loadForm(), loadWords()]));

  if (state === "open")
    return (
      <Suspense>
        <StockAlertForm hasOptions={hasOptions} />
      </Suspense>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="quiet" data-needs-script="" {...button}>
        {words.open.stockAlert}
      </Button>
      {state === "offline" && <Notice kind="error">{words.offline}</Notice>}
    </div>
  );
}
