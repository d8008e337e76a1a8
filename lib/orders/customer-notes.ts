import "server-only";
import { groupBy } from "@/lib/platform/group-by";
import { CustomerNote } from "@/models/customer-note";
import { Order } from "@/models/order";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { Types } from "mongoose";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** So many are kept of a customer. */
const MOST_NOTES = 100;

/** The notes on each of these phones, newest first. */
export async function readNotes(phones: readonly string[]) {
  const notes = await CustomerNote.find({ phone: { $in: phones } })
    .sort({ _id: -1 })
    .lean();
  return groupBy(notes, ({ phone }) => phone);
}

interface AddNoteOptions {
  actor: UserDto;
  phone: string;
  text: string;
}

/** Writes a note on a customer, for the desk alone; the oldest of too many go. */
export async function addCustomerNote({ actor, phone, text }: AddNoteOptions): Promise<void> {
  await CustomerNote.create({ phone, at: new Date(), by: actor._id, text });
  const [oldest] = await CustomerNote.find({ phone })
    .sort({ _id: -1 })
    .skip(MOST_NOTES)
    .limit(1)
    .select("_id")
    .lean();
  if (oldest) await CustomerNote.deleteMany({ phone, _id: { $lte: oldest._id } });
}

/** Deletes the notes on a phone that no order has but this one, which is about to lose it. Can be repeated. */
export async function forgetNotes(phone: string, orderId: Types.ObjectId): Promise<void> {
  if (!(await isPhoneOfAnother(phone, orderId))) await CustomerNote.deleteMany({ phone });
}

interface MoveNotesOptions {
  orderId: Types.ObjectId;
  from: string;
  to: string;
}

/** Takes the notes along where the desk has corrected the phone of the only order that had it. Can be repeated. */
export async function moveNotes({ orderId, from, to }: MoveNotesOptions): Promise<void> {
  if (from === to || (await isPhoneOfAnother(from, orderId))) return;
  await CustomerNote.updateMany({ phone: from }, { $set: { phone: to } });
}

async function isPhoneOfAnother(phone: string, orderId: Types.ObjectId): Promise<boolean> {
  const other = await Order.findOne({ phone, _id: { $ne: orderId } })
    .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
    .select("_id")
    .lean();
  return other !== null;
}
