"use client";

import { useState } from "react";
import { LowStockForm } from "@/components/messages-desk/low-stock-form";
import { MessageKindsTable } from "@/components/messages-desk/message-kinds-table";
import { StaffDiscountForm } from "@/components/messages-desk/staff-discount-form";
import { CallNotices } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { useChangeSettings } from "@/lib/messages/settings/api";
import type { SettingsDto } from "@/lib/messages/settings/schema";

const OF_BOTH = "Somebody else changed the settings in the meantime. Both their changes and yours are saved.";
const NOT_SAVED =
  "Somebody else changed this setting in the meantime, and yours is not saved. Check theirs, and save again if you still want yours.";

/** The owner's settings. Each change is saved at once, and keeps other changes that somebody else made meanwhile. */
export function ShopSettings({ initial }: { initial: SettingsDto }) {
  const change = useChangeSettings();
  const [seen, setSeen] = useState(initial);
  const { lowStock } = seen.stock;
  const { staffDiscountPercent } = seen.orders;
  const save = (plan: Parameters<typeof change.mutate>[0]["plan"]): void =>
    change.mutate({ seen, plan }, { onSuccess: ({ settings }) => setSeen(settings) });

  return (
    <div className="mb-6 max-w-prose">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">What is sent</summary>
        <div className="mt-2 grid gap-6 card p-4">
          <MessageKindsTable
            kinds={seen.messages.kinds}
            isBusy={change.isPending}
            onChange={(turn) => save(({ messages }) => ({ messages: { kinds: turn(messages.kinds) } }))}
          />
        </div>
      </details>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">Low-stock limit</summary>
        <div className="mt-2 card p-4">
          <LowStockForm
            limit={lowStock}
            isBusy={change.isPending}
            onSave={(limit) =>
              save(({ stock }) => (stock.lowStock === lowStock ? { stock: { lowStock: limit } } : null))
            }
          />
        </div>
      </details>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">Staff’s discount</summary>
        <div className="mt-2 card p-4">
          <StaffDiscountForm
            percent={staffDiscountPercent}
            isBusy={change.isPending}
            onSave={(percent) =>
              save(({ orders }) =>
                orders.staffDiscountPercent === staffDiscountPercent
                  ? { orders: { staffDiscountPercent: percent } }
                  : null,
              )
            }
          />
        </div>
      </details>
      {change.data?.isOfOthersToo && (
        <Notice kind="warning" className="mt-2">
          {change.data.isSaved ? OF_BOTH : NOT_SAVED}
        </Notice>
      )}
      <CallNotices isPending={change.isPending} error={change.error} />
    </div>
  );
}
