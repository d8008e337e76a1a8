"use client";

import { useState } from "react";
import { LowStockForm } from "@/components/messages-desk/low-stock-form";
import { MessageKindsTable } from "@/components/messages-desk/message-kinds-table";
import { CallNotices } from "@/components/ui/call-notices";
import { useChangeSettings } from "@/lib/messages/settings/api";
import type { ChangeSettingsRequest, SettingsDto } from "@/lib/messages/settings/schema";

/** What the owner can set. Each change is saved at once. */
export function ShopSettings({ initial }: { initial: SettingsDto }) {
  const [settings, setSettings] = useState(initial);
  const change = useChangeSettings();
  const save = (changes: Omit<ChangeSettingsRequest, "version">): void =>
    change.mutate({ version: settings.version, ...changes }, { onSuccess: setSettings });

  return (
    <div className="mb-6 max-w-prose">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">What is sent</summary>
        <div className="mt-2 grid gap-6 card p-4">
          <MessageKindsTable
            kinds={settings.messages.kinds}
            isBusy={change.isPending}
            onChange={(kinds) => save({ messages: { kinds } })}
          />
        </div>
      </details>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center link">Low-stock limit</summary>
        <div className="mt-2 card p-4">
          <LowStockForm
            key={settings.version}
            limit={settings.stock.lowStock}
            isBusy={change.isPending}
            onSave={(lowStock) => save({ stock: { lowStock } })}
          />
        </div>
      </details>
      <CallNotices isPending={change.isPending} error={change.error} />
    </div>
  );
}
