"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { callProtected } from "@/lib/platform/http/client";
import type { MessageDto } from "@/lib/messages/dto";
import { kindLabel } from "@/lib/messages/rules";

type MessageCall = "POST /messages/{id}/sendAgain" | "POST /messages/{id}/dismiss";

/** The buttons of a message: send it now, or dismiss it once it has failed. */
export function MessageActions({ message }: { message: MessageDto }) {
  const { messages: words } = useWords("deskPeople");
  const { failure: sayFailure } = useWords("deskKit");
  const { number } = useWords("orders");
  const router = useRouter();
  const { _id, kind, channel, orderNumber, state } = message;
  const name = [
    words.kind(kind, kindLabel(kind)),
    words.channels[channel],
    orderNumber !== null && number(orderNumber),
  ]
    .filter(Boolean)
    .join(", ");
  const isDead = state === "dead";
  const ways: [label: string, MessageCall][] = [
    [isDead ? words.sendAgain : words.sendNow, "POST /messages/{id}/sendAgain"],
  ];
  if (isDead) ways.push([words.dismiss, "POST /messages/{id}/dismiss"]);

  const { run, isPending, failure } = useAction(async (call: MessageCall) => {
    try {
      await callProtected(call, { params: { id: _id } });
    } finally {
      router.refresh();
    }
  }, sayFailure);

  return (
    <div className="flex flex-wrap items-center gap-2">
      {ways.map(([label, call]) => (
        <Button
          key={call}
          variant="quiet"
          disabled={isPending}
          aria-label={`${label}: ${name}`}
          onClick={() => void run(call)}
        >
          {label}
        </Button>
      ))}
      <p role="alert" className="text-sm text-selvedge empty:hidden">
        {failure}
      </p>
    </div>
  );
}
