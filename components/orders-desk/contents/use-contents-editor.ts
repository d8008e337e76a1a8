import { useState } from "react";
import { rebase, toDraftLines, totalDraft } from "@/components/orders-desk/contents/contents-draft";
import type { ContentsFieldsDraft } from "@/components/orders-desk/contents/contents-fields";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { toRequest, useSaveContents } from "@/components/orders-desk/contents/use-save-contents";
import type { OrderContents } from "@/lib/orders/contents/schema";
import type { OrderDto } from "@/lib/orders/dto";

/** An order while it is changed. What is typed stays until it is saved, whatever comes between. */
export function useContentsEditor(seen: OrderContents, readAgain: () => Promise<OrderContents>) {
  const [base, setBase] = useState(seen);
  const draft = useContentsDraft(toFields(base.order), toDraftLines(base.order, base.products));
  const { lines } = draft;
  const { deliveryLocation, discount } = draft.draft;
  const total = totalDraft({ lines, deliveryLocation, discount }, base.order);
  const [hasSaved, setHasSaved] = useState(false);
  const saving = useSaveContents({
    base,
    draft,
    total,
    readAgain,
    onSaved: (saved) => {
      takeFresh(saved);
      setHasSaved(true);
    },
  });
  const asStored = toRequest(toFields(base.order), toDraftLines(base.order, base.products));
  const isDirty = JSON.stringify(toRequest(draft.draft, lines)) !== JSON.stringify(asStored);

  function startFrom(contents: OrderContents): void {
    setBase(contents);
    saving.forgetFresh();
  }

  function takeFresh(contents: OrderContents): void {
    draft.replace(toFields(contents.order));
    draft.setLines(toDraftLines(contents.order, contents.products));
    startFrom(contents);
  }

  function keepMine(contents: OrderContents): void {
    draft.setLines(rebase(lines, contents.order, contents.products));
    startFrom(contents);
  }

  return { draft, base, total, saving, isSaved: hasSaved && !isDirty, takeFresh, keepMine };
}

function toFields({ name, phone, address, deliveryLocation, discount }: OrderDto): ContentsFieldsDraft {
  return {
    name,
    phone,
    address,
    deliveryLocation,
    discount: discount ? String(discount.amount) : "",
    reason: discount?.reason ?? "",
  };
}
