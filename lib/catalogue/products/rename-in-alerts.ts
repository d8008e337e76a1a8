import "server-only";
import type { Types } from "mongoose";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { foldOption } from "@/lib/stock/options";
import type { RenamedOption } from "@/lib/stock/schema";
import { StockAlert, type StoredAlert } from "@/models/stock-alert";
import { engineHint } from "@/lib/platform/database/engine-hint";

const OPEN = { state: { $in: ["waiting", "telling"] } } satisfies { state: { $in: StoredAlert["state"][] } };

/** Who waits for an option waits for it under its new name too. */
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
  // Whoever it is of waits for it under that name already.
  if (!renamed) await StockAlert.deleteOne({ _id, ...OPEN });
}
