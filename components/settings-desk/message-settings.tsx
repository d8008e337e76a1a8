"use client";

import { useWords } from "#words";
import { MessageKindsTable } from "@/components/settings-desk/message-kinds-table";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import type { SampleTexts } from "@/lib/messages/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";

interface MessageSettingsProps {
  initial: SettingsDto;
  /** What the messages read like. */
  samples: SampleTexts;
}

/** What is sent, and by which way. Each change is saved at once, and keeps those that somebody else made meanwhile. */
export function MessageSettings({ initial, samples }: MessageSettingsProps) {
  const { seen, saveAs, noticesOf, isBusy } = useShopSettings<"messages">(initial);
  const { messages: words } = useWords("deskSettings");
  return (
    <div className="max-w-prose">
      <div className="grid gap-6 card p-4">
        <p className="text-sm text-muted">{words.intro}</p>
        <MessageKindsTable
          kinds={seen.messages.kinds}
          samples={samples}
          isBusy={isBusy}
          onChange={(turn) =>
            saveAs("messages", ({ messages }) => ({ messages: { kinds: turn(messages.kinds) } }))
          }
        />
      </div>
      {noticesOf("messages")}
    </div>
  );
}
