"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { callProtected } from "@/lib/platform/http/client";
import type { MessageDto } from "@/lib/messages/dto";
import { CHANNEL_LABELS, KIND_LABELS } from "@/lib/messages/rules";

type MessageCall = "POST /messages/{id}/sendAgain" | "POST /messages/{id}/dismiss";

/** Has a message tried now; one that has failed can be given up, too. */
export function MessageActions({ message }: { message: MessageDto }) {
  const router = useRouter();
  const { _id, kind, channel, orderNumber, state } = message;
  const name = `${KIND_LABELS[kind]}, ${CHANNEL_LABELS[channel]}${orderNumber === null ? "" : `, ${orderNumber}`}`;
  const label = state === "dead" ? "Send again" : "Send now";

  const { run, isPending, failure } = useAction(async (call: MessageCall) => {
    try {
      await callProtected(call, { params: { id: _id } });
    } finally {
      router.refresh();
    }
  });

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        disabled={isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => void run("POST /messages/{id}/sendAgain")}
      >
        {label}
      </Button>
      {state === "dead" && (
        <Button
          variant="quiet"
          disabled={isPending}
          aria-label={`Dismiss: ${name}`}
          onClick={() => void run("POST /messages/{id}/dismiss")}
        >
          Dismiss
        </Button>
      )}
      <p role="alert" className="text-sm text-selvedge empty:hidden">
        {failure}
      </p>
    </div>
  );
}
