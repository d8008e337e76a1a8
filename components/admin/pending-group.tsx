"use client";

import { useState } from "react";
import { QUESTIONS } from "@/components/messages";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ListedOrder, useCancelPending } from "@/lib/desk/api";
import type { PendingGroup as Group } from "@/lib/desk/dto";
import { countPieces } from "@/lib/desk/rules";
import { newKey } from "@/lib/http/new-key";

interface PendingGroupProps {
  order: ListedOrder;
  group: Group;
}

/** What the pending orders of the same phone or account hold together, and the way to cancel them all. */
export function PendingGroup({ order, group }: PendingGroupProps) {
  const { by, orders, pieces, upTo } = group;
  const cancel = useCancelPending();
  const [key] = useState(newKey);

  async function cancelAll() {
    if (!(await askQuestion(QUESTIONS.cancelOrder))) return;
    cancel.mutate({ [by]: order[by], upTo, key });
  }

  if (cancel.data) {
    const { modifiedCount, pieces: freed } = cancel.data;
    return (
      <div className="lg:col-span-full">
        <Notice>
          {modifiedCount === 0
            ? "None of them was pending any more."
            : `${modifiedCount === 1 ? "1 order" : `${modifiedCount} orders`} cancelled. ${countPieces(freed)} can be ordered again.`}
        </Notice>
      </div>
    );
  }
  if (order.status !== "pending" || order.isGone) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-full">
      <p className="border-l-4 border-marigold pl-2 text-sm">
        {orders} pending orders of this {by === "phone" ? "phone" : "account"} hold {countPieces(pieces)}.
      </p>
      <Button
        look="quiet"
        className="lg:min-h-10"
        disabled={cancel.isPending}
        onClick={() => void cancelAll()}
      >
        {cancel.isPending ? "Cancelling …" : `Cancel all ${orders}`}
      </Button>
      {cancel.error && <Notice kind="error">{cancel.error.message}</Notice>}
    </div>
  );
}
