"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";

interface NewOrdersStripProps {
  count: number;
  onShow: () => void;
}

/** Says over the lower edge that orders have come in, in the tab's title too. The cards stay where they are. */
export function NewOrdersStrip({ count, onShow }: NewOrdersStripProps) {
  useEffect(() => {
    if (count === 0) return undefined;
    const { title } = document;
    document.title = `(${count}) Orders`;
    return () => {
      document.title = title;
    };
  }, [count]);
  return (
    <output className="fixed inset-x-0 bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] z-10 block md:inset-x-auto md:right-6 md:bottom-6">
      {count > 0 && (
        <span className="flex items-center justify-between gap-4 border-t-4 border-marigold bg-white px-gutter py-2 shadow-[0_-1px_0_rgb(21_23_28/0.2)] md:border md:border-t-4 md:border-ink/30 md:border-t-marigold">
          <span className="font-semibold">{count === 1 ? "1 new order" : `${count} new orders`}</span>
          <Button variant="quiet" className="min-h-11" onClick={onShow}>
            Show
          </Button>
        </span>
      )}
    </output>
  );
}
