import "server-only";
import { Types } from "mongoose";
import { holdPlan } from "@/lib/orders/contents/hold-plan";
import type { ContentsPlan } from "@/lib/orders/contents/plan-change";
import { holdForChange } from "@/lib/orders/hold-for-change";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { commitInTime, transitionOrder, type TransitionOptions } from "@/lib/orders/transition-order";

interface HoldAndTransitionOptions extends Omit<TransitionOptions, "locks"> {
  plan: ContentsPlan;
}

/**
 * Changes an order that stands and whose pieces change with it. It first holds the pieces that the plan demands, under the
 * change's own id; then it changes the order in one step, if that is still in the expected state; then the pieces move as
 * the plan says. Returns the products that this touched; null where the order is in another state, and then holds nothing.
 * Throws OUT_OF_STOCK, told beside the line, and IN_PROGRESS.
 */
export async function holdAndTransition({
  plan,
  from,
  set,
  ...change
}: HoldAndTransitionOptions): Promise<string[] | null> {
  const changeId = new Types.ObjectId();
  return await holdForChange({
    changeId,
    hold: () => holdPlan({ holderId: changeId, plan }),
    commit: () =>
      transitionOrder({
        ...change,
        from: { $and: [from, commitInTime(changeId)] },
        set: { ...set, ...settlementOf(plan, changeId) },
      }),
  });
}

function settlementOf({ settlementLines }: ContentsPlan, changeId: Types.ObjectId) {
  if (settlementLines.length === 0) return {};
  return {
    ...startLeasedSettlement("change", changeId),
    settlementLines: { $literal: settlementLines },
  };
}
