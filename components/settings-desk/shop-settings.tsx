"use client";

import { type ReactNode, useId } from "react";
import { LowStockForm } from "@/components/settings-desk/low-stock-form";
import { MessageKindsTable } from "@/components/settings-desk/message-kinds-table";
import { type PieceGramsChanges, PieceWeightsForm } from "@/components/settings-desk/piece-weights-form";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import { CATEGORIES } from "@/lib/categories";
import type { SampleTexts } from "@/lib/messages/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";
import type { PieceGrams } from "@/lib/settings/couriers/schema";

type SettingName = "lowStock" | "weights" | "messages";

interface ShopSettingsProps {
  initial: SettingsDto;
  /** What the messages read like. */
  samples: SampleTexts;
}

/** The owner's settings. Each change is saved at once, and keeps other changes that somebody else made meanwhile. */
export function ShopSettings({ initial, samples }: ShopSettingsProps) {
  const { seen, saveAs, noticesOf, isBusy } = useShopSettings<SettingName>(initial);
  const { lowStock } = seen.stock;
  const { pieceGrams } = seen.couriers;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-8">
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
        <p className="text-sm text-muted">Open a kind to read an example of it, as SMS or in Telegram.</p>
        <MessageKindsTable
          kinds={seen.messages.kinds}
          samples={samples}
          isBusy={isBusy}
          onChange={(turn) =>
            saveAs("messages", ({ messages }) => ({ messages: { kinds: turn(messages.kinds) } }))
          }
        />
      </Setting>
    </div>
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
