import { useWords } from "#words";
import { useState } from "react";
import type { ContentsFieldsDraft } from "@/components/orders-desk/contents/contents-fields";
import {
  type DraftLine,
  type DraftTotal,
  parseAmount,
  rebase,
  toWanted,
} from "@/components/orders-desk/contents/contents-draft";
import type { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { learnChargeFrom } from "@/lib/orders/api";
import { ApiError } from "@/lib/platform/http/api-error";
import { useChangeContents } from "@/lib/orders/contents/api";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { isDeliveryLocation } from "@/lib/orders/rules";
import { readArea } from "@/lib/areas";
import { fetchProduct } from "@/lib/catalogue/products/api";

interface SaveOptions {
  /** What the draft began with. */
  base: OrderContents;
  draft: ReturnType<typeof useContentsDraft<ContentsFieldsDraft>>;
  total: DraftTotal | null;
  /** True where a customer changes their own order. */
  isOwn: boolean;
  /** Reads the order and its products as they are now. */
  readAgain: () => Promise<OrderContents>;
  onSaved: (saved: OrderContents) => void;
}

/** Saves a draft from the version that was seen; nothing that was typed is lost by a refusal. */
export function useSaveContents({ base, draft, total, isOwn, readAgain, onSaved }: SaveOptions) {
  const { changing, failure } = useWords("orders");
  const saving = useChangeContents(base.order._id);
  const [fresh, setFresh] = useState<OrderContents>();
  const { setProblem } = draft;

  async function save(): Promise<void> {
    setProblem(undefined);
    if (total === null) return setProblem(changing.wholeNumbers);
    const { name, discount, ...own } = toRequest(draft.draft, draft.lines);
    const change = { ...own, ...(!isOwn && { name, discount }), amount: total.amount };
    try {
      await saving.mutateAsync({ version: base.order.version, ...change });
      onSaved(await readAgain());
    } catch (error) {
      await explain(error);
    }
  }

  async function explain(error: unknown): Promise<void> {
    const { deliveryLocation, area } = draft.draft;
    learnChargeFrom(error, { deliveryLocation, ...readArea(area) });
    draft.refuse(error);
    if (!(error instanceof ApiError)) return;
    try {
      if (error.code === "STALE_VERSION") setFresh(await readAgain());
      // The new prices stand in the lines, and the new total above the button.
      if (error.code === "PRICE_CHANGED")
        draft.setLines(await atTodaysPrices(draft.lines, await readAgain()));
    } catch (trouble) {
      setProblem(failure(trouble));
    }
  }

  return {
    save,
    isPending: saving.isPending,
    fresh,
    forgetFresh: () => {
      setFresh(undefined);
      setProblem(undefined);
    },
  };
}

async function atTodaysPrices(lines: DraftLine[], { order, products }: OrderContents): Promise<DraftLine[]> {
  const known = new Set(products.map(({ _id }) => _id));
  const others = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !known.has(id));
  return rebase(lines, order, [...products, ...(await Promise.all(others.map(fetchProduct)))]);
}

/** What is sent of a form. */
export function toRequest(
  { name, phone, address, deliveryLocation, area, riderNote, discount, reason }: ContentsFieldsDraft,
  lines: DraftLine[],
) {
  return {
    name,
    phone,
    address,
    ...(isDeliveryLocation(deliveryLocation) && { deliveryLocation }),
    ...readArea(area),
    riderNote,
    lines: toWanted(lines),
    discount: { amount: parseAmount(discount) ?? 0, reason },
  };
}
