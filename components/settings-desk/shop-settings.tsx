"use client";

import { type ReactNode, useId, useState } from "react";
import { LowStockForm } from "@/components/settings-desk/low-stock-form";
import { MessageKindsTable } from "@/components/settings-desk/message-kinds-table";
import { type PieceGramsChanges, PieceWeightsForm } from "@/components/settings-desk/piece-weights-form";
import { StaffDiscountForm } from "@/components/settings-desk/staff-discount-form";
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
  const { seen, saveAs, noticesOf, isBusy } = useShopSettings(initial);
  const { lowStock } = seen.stock;
  const { staffDiscountPercent } = seen.orders;
  const { pieceGrams } = seen.couriers;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-8">
      <Setting title="Staff’s discount" notices={noticesOf("discount")}>
        <StaffDiscountForm
          percent={staffDiscountPercent}
          isBusy={isBusy}
          onSave={(percent) =>
            saveAs("discount", ({ orders }) =>
              orders.staffDiscountPercent === staffDiscountPercent
                ? { orders: { staffDiscountPercent: percent } }
                : null,
            )
          }
        />
      </Setting>
      <Setting title="Low-stock limit" notices={noticesOf("lowStock")}>
        <LowStockForm
          limit={lowStock}
          isBusy={isBusy}
          onSave={(limit) =>
            saveAs("lowStock", ({ stock }) =>
              stock.lowStock === lowStock ? { stock: { lowStock: limit } } : null,
            )
          }
        />
      </Setting>
      <Setting title="Weights of pieces" notices={noticesOf("weights")}>
        <PieceWeightsForm
          pieceGrams={pieceGrams}
          isBusy={isBusy}
          onSave={(grams, onSaved) =>
            saveAs(
              "weights",
              ({ couriers }) =>
                areAsSeen(grams, pieceGrams, couriers.pieceGrams)
                  ? { couriers: { pieceGrams: grams } }
                  : null,
              onSaved,
            )
          }
        />
      </Setting>
      <Setting title="What is sent" notices={noticesOf("messages")}>
        <MessageKindsTable
          kinds={seen.messages.kinds}
          isBusy={isBusy}
          onChange={(turn) =>
            saveAs("messages", ({ messages }) => ({ messages: { kinds: turn(messages.kinds) } }))
          }
        />
      </Setting>
    </div>
  );
}

type SettingName = "discount" | "lowStock" | "weights" | "messages";

function useShopSettings(initial: SettingsDto) {
  const change = useChangeSettings();
  const [seen, setSeen] = useState(initial);
  const [changed, setChanged] = useState<SettingName>();
  function saveAs(name: SettingName, plan: SettingsPlan, onSaved?: () => void): void {
    setChanged(name);
    change.mutate(
      { seen, plan },
      {
        onSuccess: ({ settings, isSaved }) => {
          setSeen(settings);
          if (isSaved) onSaved?.();
        },
      },
    );
  }
  const noticesOf = (name: SettingName): ReactNode => name === changed && <ChangeNotices change={change} />;
  return { seen, saveAs, noticesOf, isBusy: change.isPending };
}

function ChangeNotices({
  change: { data, isPending, error },
}: {
  change: ReturnType<typeof useChangeSettings>;
}) {
  return (
    <>
      {data?.isOfOthersToo && (
        <Notice kind="warning" className="mt-2">
          {data.isSaved ? OF_BOTH : NOT_SAVED}
        </Notice>
      )}
      <CallNotices isPending={isPending} error={error} className="mt-2" />
    </>
  );
}

/** Whether nobody else has changed the weights that are to change. */
const areAsSeen = (changes: PieceGramsChanges, seen: PieceGrams, now: PieceGrams): boolean =>
  CATEGORIES.every(({ slug }) => changes[slug] === undefined || now[slug] === seen[slug]);

interface SettingProps {
  title: string;
  /** What became of its last change. */
  notices: ReactNode;
  children: ReactNode;
}

function Setting({ title, notices, children }: SettingProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="grid gap-6 card p-4">{children}</div>
      {notices}
    </section>
  );
}
