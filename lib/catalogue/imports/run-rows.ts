import "server-only";
import type { Types } from "mongoose";
import type { CategoryName } from "@/lib/categories";
import { AppError } from "@/lib/platform/http/errors";
import { applyRow, isRowApplied } from "@/lib/catalogue/imports/apply-row";
import type { RowStatus } from "@/lib/catalogue/imports/constants";
import { reasonsOf } from "@/lib/catalogue/imports/reasons";
import type { StoredRow } from "@/lib/catalogue/imports/stored-row";
import { isRowUndone, undoRow } from "@/lib/catalogue/imports/undo-row";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { ImportRow } from "@/models/import-row";
import { engineHint } from "@/lib/platform/database/engine-hint";

interface Direction {
  /** The status of a row before its work, after it, and after a refusal. */
  from: RowStatus;
  done: RowStatus;
  refused: RowStatus;
  /** -1 begins with the last row: rows that change each other's names are undone in reverse. */
  order: 1 | -1;
  work: (row: StoredRow) => Promise<CategoryName[]>;
  isDone: (row: StoredRow) => Promise<boolean>;
}

export const APPLY: Direction = {
  from: "waiting",
  done: "applied",
  refused: "refused",
  order: 1,
  work: applyRow,
  isDone: isRowApplied,
};

export const UNDO: Direction = {
  from: "applied",
  done: "undone",
  refused: "left",
  order: -1,
  work: undoRow,
  isDone: isRowUndone,
};

const AT_ONCE = 50;

interface RunRowsOptions {
  importId: Types.ObjectId;
  direction: Direction;
  /** When to stop, by performance.now(). */
  until: number;
  /** Makes the pages of these products stale. */
  revalidate: (products: ChangedProduct[]) => Promise<void>;
}

/**
 * Goes through rows until the time is over; each is done once, also if others do the same. True where none is left.
 * A refusal is written on its row.
 */
export async function runRows(options: RunRowsOptions): Promise<boolean> {
  const { importId, direction, until, revalidate } = options;
  const changed: ChangedProduct[] = [];
  try {
    for (;;) {
      const rows = await ImportRow.find({ importId, status: direction.from })
        .sort({ row: direction.order })
        .limit(AT_ONCE)
        .hint(engineHint({ importId: 1, status: 1, row: 1 }))
        .lean();
      if (rows.length === 0) return true;
      for (const row of rows) {
        if (performance.now() > until) return false;
        const categories = await runRow(row, direction);
        if (row.productId) changed.push({ productId: row.productId.toString(), categories });
      }
    }
  } finally {
    await revalidate(changed);
  }
}

async function runRow(row: StoredRow, direction: Direction): Promise<CategoryName[]> {
  const { categories, reasons } = await tryRow(row, direction);
  await ImportRow.updateOne(
    { _id: row._id, status: direction.from },
    reasons === undefined
      ? { $set: { status: direction.done } }
      : { $set: { status: direction.refused, reasons } },
  );
  return categories;
}

async function tryRow(
  row: StoredRow,
  { work, isDone }: Direction,
): Promise<{ categories: CategoryName[]; reasons?: string[] }> {
  try {
    if (!(await isDone(row))) return { categories: await work(row) };
  } catch (error) {
    // Somebody else may have done just this row in between.
    if (!(await isDone(row))) return { categories: [], reasons: wordsOf(error) };
  }
  // The process that did the row makes its pages stale, or they are so by its product alone.
  return { categories: [] };
}

/** In words, where the shop refuses it; any other error is thrown on, and the row stays to be tried again. */
function wordsOf(error: unknown): string[] {
  if (error instanceof AppError) return reasonsOf(error);
  throw error;
}
