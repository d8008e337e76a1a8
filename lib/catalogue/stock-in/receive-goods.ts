import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { keepPlan } from "@/lib/catalogue/imports/keep-plan";
import { StockInPlanner } from "@/lib/catalogue/imports/plan-stock-in";
import type { PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { requireImport } from "@/lib/catalogue/imports/queries";
import { applyImport } from "@/lib/catalogue/imports/run-import";
import { startTotals } from "@/lib/catalogue/imports/stock-in-totals";
import type { StockInInput } from "@/lib/catalogue/stock-in/schema";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { Import } from "@/models/import";

interface ReceiveGoodsOptions {
  actor: Actor & { _id: string };
  input: StockInInput;
  /** Idempotency key: a repeat goes on with the first one, and returns it. */
  key: string;
}

/**
 * Books in goods that came: all lines are checked first, and nothing is done where one is at fault. Then they are applied
 * as an import is, as many as fit into an answer; the sweeper does the rest. Throws INVALID_FIELDS, with the lines at
 * fault, KEY_REUSED and IN_PROGRESS.
 */
export async function receiveGoods({ actor, input, key }: ReceiveGoodsOptions): Promise<ImportDto> {
  const once = {
    key: `${actor._id} ${key}`,
    requestDigest: createHash("sha256").update(JSON.stringify(input)).digest("hex"),
  };
  const checked =
    (await findSame(once)) ??
    (await unlessDuplicate(check({ actor, input, once }))) ??
    (await findSame(once));
  if (!checked) throw new AppError("IN_PROGRESS");
  const { _id: importId, digest } = checked;
  return await applyImport({ actor, importId, digest, runner: actor._id });
}

interface Once {
  key: string;
  requestDigest: string;
}

async function findSame({ key, requestDigest }: Once): Promise<ImportDto | null> {
  const found = await Import.findOne({ key }).select("requestDigest").lean();
  if (!found) return null;
  if (found.requestDigest !== requestDigest) throw new AppError("KEY_REUSED");
  return await requireImport(found._id.toString());
}

async function check({
  actor,
  input,
  once,
}: Omit<ReceiveGoodsOptions, "key"> & { once: Once }): Promise<ImportDto> {
  const { day, supplier, lines } = input;
  const totals = startTotals({ day, supplier });
  const records = lines.map(({ productId: id, size, color, pieces, cost }, index) => ({
    row: index + 1,
    cells: { id, size, color, pieces, cost },
    isTooLong: false,
  }));
  const planned = await new StockInPlanner(totals).plan(records);
  requireNoFault(planned);
  return await keepPlan({
    actor,
    kind: "stockIn",
    fileName: `${supplier}, ${day}`,
    batches: inOne(planned),
    stockIn: totals,
    once,
    noRows: () => new AppError("INVALID_FIELDS"),
  });
}

async function* inOne(rows: PlannedRow[]): AsyncGenerator<PlannedRow[]> {
  yield rows;
}

function requireNoFault(planned: PlannedRow[]): void {
  const faults = planned.filter(({ status }) => status !== "waiting");
  if (faults.length === 0) return;
  const fields = Object.fromEntries(
    faults.map(({ row, reasons = [EMPTY] }) => [`lines.${row - 1}`, reasons.join(" ")]),
  );
  const [first] = faults;
  throw new AppError("INVALID_FIELDS", {
    message: `${first?.label ?? ""}: ${first?.reasons?.join(" ") ?? EMPTY}`,
    fields,
  });
}

const EMPTY = "Please enter the pieces and what each cost.";
