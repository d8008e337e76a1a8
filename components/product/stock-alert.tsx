"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";

const loadForm = () => import("@/components/product/stock-alert-form");

const StockAlertForm = lazy(async () => ({ default: (await loadForm()).StockAlertForm }));

interface StockAlertProps {
  /** True where the page has no other place to choose size and color. */
  hasOptions?: boolean;
}

/** Offers an alert for a sold-out option. The code for it loads at the first touch. */
export function StockAlert({ hasOptions = false }: StockAlertProps) {
  const [state, setState] = useState<"closed" | "open" | "offline">("closed");
  const prepare = () => void loadForm().catch(() => undefined);

  async function open() {
    setState(
      await loadForm().then(
        () => "open" as const,
        () => "offline" as const,
      ),
    );
  }

  if (state === "open")
    return (
      <Suspense>
        <StockAlertForm hasOptions={hasOptions} />
      </Suspense>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        data-needs-script=""
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        Tell me when it is back
      </Button>
      {state === "offline" && <Notice kind="error">{OFFLINE_MESSAGE}</Notice>}
    </div>
  );
}
