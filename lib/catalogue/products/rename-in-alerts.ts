import "server-only";
import type { Types } from "mongoose";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { foldOption } from "@/lib/stock/options";
import type { RenamedOption } from "@/lib/stock/schema";
import { StockAlert, type StoredAlert } from "@/models/stock-alert";
import { engineHint } from "@/lib/platform/database/engine-hint";

const OPEN = { state: { $in: ["waiting", "telling"] } } satisfies { state: { $in: StoredAlert["state"][] } };

/** Moves the open alerts of renamed options to the new names. */
export async function renameInAlerts(productId: Types.ObjectId, renamed: RenamedOption[]): Promise<void> {
  for (const { kind, from, to } of renamed) {
    const alerts = await StockAlert.find({ productId, ...OPEN, [kind]: foldOption(from) })
      .hint(engineHint("waiting"))
      .select("_id")
      .lean();
    for (const { _id } of alerts) await renameOne(_id, { [kind]: foldOption(to) });
  }
}

async function renameOne(_id: Types.ObjectId, option: { size?: string; color?: string }): Promise<void> {
  const renamed = await unlessDuplicate(StockAlert.updateOne({ _id, ...OPEN }, { $set: option }));
  // The same contact already has an alert under the new name.
  if (!renamed) await StockAlert.deleteOne({ _id, ...OPEN });
}
