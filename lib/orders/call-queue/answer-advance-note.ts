import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import { advanceChange, handedOver } from "@/lib/orders/call-queue/note-advance";
import { MAX_REFERENCE_LENGTH } from "@/lib/orders/call-queue/schema";
import { NOT_HANDED_OVER } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { NEXT_VERSION } from "@/lib/orders/settle-order";
import { atVersion, compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { WALLETS } from "@/lib/words/en/wallets";
import { Order } from "@/models/order";

interface AnswerAdvanceNoteOptions {
  actor: UserDto;
  orderId: string;
  noteId: string;
  /** Whether the money is there. */
  isFound: boolean;
}

/**
 * Takes over what a customer says to have sent, beside what was paid before, or notes that nothing like it came in. A note
 * is answered once: throws STALE_VERSION for one that is answered, NOT_FOUND, and PARCEL_STATE where it is found once the
 * parcel is handed over.
 */
export async function answerAdvanceNote({
  actor,
  orderId,
  noteId,
  isFound,
}: AnswerAdvanceNoteOptions): Promise<void> {
  const filter = { _id: orderId, ...workable() };
  await compareAndSet({
    read: async () => await Order.findOne(filter).select("version advance advanceNote").lean(),
    plan: (order) => {
      if (!order) throw orderGone();
      const { advance, advanceNote: note } = order;
      if (!note || note.notFoundAt || note.id.toString() !== noteId) throw new AppError("STALE_VERSION");
      if (!isFound) return { set: { "advanceNote.notFoundAt": "$$NOW" }, guard: {} };
      const amount = (advance?.amount ?? 0) + note.amount;
      const reference = joinReference(advance?.reference ?? "", `${WALLETS[note.wallet]} …${note.digits}`);
      const change = advanceChange(actor, { amount, reference });
      return { set: { ...change, advanceNote: "$$REMOVE" }, guard: NOT_HANDED_OVER };
    },
    write: async (order, { set, guard }) => {
      const seen = { ...filter, ...atVersion(order?.version) };
      const { matchedCount } = await Order.updateOne(
        { ...seen, ...guard },
        [{ $set: { ...set, version: NEXT_VERSION } }],
        { updatePipeline: true },
      );
      if (matchedCount > 0) return true;
      if (await Order.exists(seen)) throw handedOver();
      return RACED;
    },
    giveUp: () => {
      throw new AppError("STALE_VERSION");
    },
  });
}

/** Of a long reference the end goes, so that the desk's form can save it again. */
function joinReference(before: string, added: string): string {
  if (before === "") return added;
  const most = MAX_REFERENCE_LENGTH - `, ${added}`.length;
  return `${before.length > most ? `${before.slice(0, most - 1)}…` : before}, ${added}`;
}
