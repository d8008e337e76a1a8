import { useWords } from "#words";
import { useId } from "react";
import { describeCanceled } from "@/components/orders-desk/pending-group";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Notice } from "@/components/ui/notice";
import { useCancelPending, useLiftLimit, useSharedLimits } from "@/lib/orders/all-orders/api";
import type { SharedLimitDto } from "@/lib/orders/limits/dto";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";

/** Limits that new customers share and have nearly used up, with two remedies each; nothing where there is none. */
export function SharedLimits() {
  const { popUps, group, limits: words } = useWords("deskOrders");
  const { data } = useSharedLimits();
  const lift = useLiftLimit();
  const cancel = useCancelPending();
  const limits = data?.limits ?? [];

  async function cancelAll(sharedKey: string) {
    if (await askQuestion(popUps.cancelOrder)) cancel.mutate({ sharedKey, key: createIdempotencyKey() });
  }

  return (
    <>
      {cancel.data && <Notice className="mb-2">{describeCanceled(group, cancel.data)}</Notice>}
      {limits.length > 0 && (
        <details className="mb-2 border-l-4 border-marigold pl-3 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
            {words.title(limits.length)}
          </summary>
          <ul className="grid gap-3 pb-2">
            {limits.map((limit) => (
              <SharedLimit
                key={limit.key}
                limit={limit}
                isBusy={lift.isPending || cancel.isPending}
                onLift={() => lift.mutate(limit.key)}
                onCancel={() => void cancelAll(limit.key)}
              />
            ))}
          </ul>
          <ErrorNotice error={lift.error ?? cancel.error} />
        </details>
      )}
    </>
  );
}

interface SharedLimitProps {
  limit: SharedLimitDto;
  isBusy: boolean;
  onLift: () => void;
  onCancel: () => void;
}

function SharedLimit({ limit, isBusy, onLift, onCancel }: SharedLimitProps) {
  const { limits: words } = useWords("deskOrders");
  const { kind, name, waiting } = limit;
  const extentId = useId();
  return (
    <li className="grid justify-items-start gap-1 wrap-anywhere">
      <p id={extentId}>
        <span className="font-semibold">{words.kinds[kind](name)}</span>
        {words.used(limit)}
        {waiting > 0 && words.waiting(waiting)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-describedby={extentId} disabled={isBusy} onClick={onLift}>
          {words.lift}
        </Button>
        {/* The next question speaks of one order, in the words of the contract. */}
        <Button variant="danger" aria-describedby={extentId} disabled={isBusy} onClick={onCancel}>
          {words.cancelAll}
        </Button>
      </div>
    </li>
  );
}
