"use client";

import { type ReactNode, useState } from "react";
import { LowStockForm } from "@/components/messages-desk/low-stock-form";
import { MessageKindsTable } from "@/components/messages-desk/message-kinds-table";
import { type PieceGramsChanges, PieceWeightsForm } from "@/components/messages-desk/piece-weights-form";
import { StaffDiscountForm } from "@/components/messages-desk/staff-discount-form";
import { CallNotices } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { CATEGORIES } from "@/lib/categories";
import { type SettingsPlan, useChangeSettings } from "@/lib/messages/settings/api";
import type { SettingsDto } from "@/lib/messages/settings/schema";
import type { PieceGrams } from "@/lib/settings/couriers/schema";

const OF_BOTH = "Somebody else changed the settings in the meantime. Both their changes and yours are saved.";
const NOT_SAVED =
  "Somebody else changed this setting in the meantime, and yours is not saved. Check theirs, and save again if you still want yours.";

/** The owner's settings. Each change is saved at once, and keeps other changes that somebody else made meanwhile. */
export function ShopSettings({ initial }: { initial: SettingsDto }) {
  const { seen, save, change, isBusy } = useShopSettings(initial);
  const { lowStock } = seen.stock;
  const { staffDiscountPercent } = seen.orders;
  const { pieceGrams } = seen.couriers;
  return (
    <div className="mb-6 max-w-prose">
      <Setting title="What is sent">
        <MessageKindsTable
          kinds={seen.messages.kinds}
          isBusy={isBusy}
          onChange={(turn) => save(({ messages }) => ({ messages: { kinds: turn(messages.kinds) } }))}
        />
      </Setting>
      <Setting title="Low-stock limit">
        <LowStockForm
          limit={lowStock}
          isBusy={isBusy}
          onSave={(limit) =>
            save(({ stock }) => (stock.lowStock === lowStock ? { stock: { lowStock: limit } } : null))
          }
        />
      </Setting>
      <Setting title="Staff’s discount">
        <StaffDiscountForm
          percent={staffDiscountPercent}
          isBusy={isBusy}
          onSave={(percent) =>
            save(({ orders }) =>
              orders.staffDiscountPercent === staffDiscountPercent
                ? { orders: { staffDiscountPercent: percent } }
                : null,
            )
          }
        />
      </Setting>
      <Setting title="Weights of pieces">
        <PieceWeightsForm
          pieceGrams={pieceGrams}
          isBusy={isBusy}
          onSave={(grams, onSaved) =>
            save(
              ({ couriers }) =>
                areAsSeen(grams, pieceGrams, couriers.pieceGrams)
                  ? { couriers: { pieceGrams: grams } }
                  : null,
              onSaved,
            )
          }
        />
      </Setting>
      {change.data?.isOfOthersToo && (
        <Notice kind="warning" className="mt-2">
          {change.data.isSaved ? OF_BOTH : NOT_SAVED}
        </Notice>
      )}
      <CallNotices isPending={isBusy} error={change.error} />
    </div>
  );
}

function useShopSettings(initial: SettingsDto) {
  const change = useChangeSettings();
  const [seen, setSeen] = useState(initial);
  const save = (plan: SettingsPlan, onSaved?: () => void): void =>
    change.mutate(
      { seen, plan },
      {
        onSuccess: ({ settings, isSaved }) => {
          setSeen(settings);
          if (isSaved) onSaved?.();
        },
      },
    );
  return { seen, save, change, isBusy: change.isPending };
}

/** Whether nobody else has changed the weights that are to change. */
const areAsSeen = (changes: PieceGramsChanges, seen: PieceGrams, now: PieceGrams): boolean =>
  CATEGORIES.every(({ slug }) => changes[slug] === undefined || now[slug] === seen[slug]);

interface SettingProps {
  title: string;
  children: ReactNode;
}

function Setting({ title, children }: SettingProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center link">{title}</summary>
      <div className="mt-2 grid gap-6 card p-4">{children}</div>
    </details>
  );
}
