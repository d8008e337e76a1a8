import "server-only";
import type { Types } from "mongoose";
import type { AccountDataDto } from "@/lib/maintenance/personal-data/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { UserDto } from "@/lib/accounts/users/dto";
import { StockAlert } from "@/models/stock-alert";
import { User } from "@/models/user";

/** What somebody waits for: asked for while they were signed in, or for an e-mail that is proved to be theirs. */
export async function listStockAlerts(user: UserDto): Promise<AccountDataDto["stockAlerts"]> {
  const ofEmail = (await isEmailProved(user)) ? [{ contact: user.email }] : [];
  const alerts = await StockAlert.find({ $or: [{ userId: user._id }, ...ofEmail] })
    .sort({ _id: -1 })
    .lean();
  return alerts.map(({ productId, size, color, contact, state, endsAt }) => ({
    productId: productId.toString(),
    size,
    color,
    contact,
    state,
    endsAt: toDhakaIso(endsAt),
  }));
}

/** Gives all alerts for the account's proved e-mail to the account, so that they are erased with it. */
export async function claimStockAlerts(userId: string | Types.ObjectId): Promise<void> {
  const user = await User.findOne({ _id: userId, isEmailVerified: true }).select("email").lean();
  if (user) await StockAlert.updateMany({ contact: user.email }, { userId: user._id });
}

/** A stranger who registers somebody else's e-mail neither learns what that person waits for, nor ends it. */
async function isEmailProved({ _id }: UserDto): Promise<boolean> {
  return (await User.exists({ _id, isEmailVerified: true })) !== null;
}
