"use client";

import { useWords } from "#words";
import { useState } from "react";
import { newDraftLine, totalDraft, toWanted } from "@/components/orders-desk/contents/contents-draft";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { DeskLines } from "@/components/orders-desk/contents/desk-lines";
import { DiscountContents } from "@/components/orders-desk/contents/discount-contents";
import { PlaceButtons } from "@/components/orders-desk/contents/place-buttons";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { learnChargeFrom } from "@/lib/orders/api";
import { changeOrderPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { sharedDiscount, sharedReason, withLines } from "@/lib/orders/lines/rules";
import { areaName } from "@/lib/areas";
import { usePlaceExchange } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";

interface ExchangeFormProps {
  entry: ReturnDto;
  /** Those that come back, as they are today. */
  products: ProductDto[];
  /** What the user may take off the items; null where they have no limit. */
  discountPercent: number | null;
}

/** An exchange while it is written down: at first what the customer named, or the same pieces, of which another size is chosen. */
function useExchange({ entry, products }: Omit<ExchangeFormProps, "discountPercent">) {
  const { newOrder: words } = useWords("deskOrders");
  const { order, value } = entry;
  const [initial] = useState(() => toLines(entry, products));
  const draft = useContentsDraft({ ...toFields(order), ...toDiscount(entry, initial), note: "" }, initial);
  const placing = usePlaceExchange({ orderId: order._id, returnId: entry._id });
  const { lines, setProblem } = draft;
  const total = totalDraft({ ...draft.draft, lines });
  const collected = total && Math.max(0, total.amount - value);

  async function place(): Promise<void> {
    setProblem(undefined);
    if (lines.length === 0) return setProblem(words.noProduct);
    if (!total) return setProblem(words.wrongNumbers);
    const { note, reason } = draft.draft;
    try {
      await placing.mutateAsync({
        lines: toWanted(lines),
        amount: total.amount,
        note,
        discount: { amount: total.discount, reason },
      });
    } catch (error) {
      learnChargeFrom(error, order);
      draft.refuse(error);
    }
  }

  const placedId = placing.data?.insertedId;
  return { draft, total, collected, place, placedId, isPending: placing.isPending };
}

/** The share of the discount that the pieces had: others at the same price cost nothing more. */
function toDiscount({ order, lines, value }: ReturnDto, initial: ReturnType<typeof toLines>) {
  const items = totalDraft({
    lines: initial,
    deliveryLocation: order.deliveryLocation,
    area: "",
    discount: "",
  })?.items;
  const amount = sharedDiscount({ cartItems: order.cartItems, lines, value, items: items ?? 0 });
  return amount > 0
    ? { discount: String(amount), reason: sharedReason(order) }
    : { discount: "", reason: "" };
}

interface PlacedProps {
  orderId: string;
  collected: number;
}

function Placed({ orderId, collected }: PlacedProps) {
  const { exchange: words } = useWords("deskReturns");
  const { placed } = useWords("deskOrders");
  const { titles } = useWords("deskKit");
  const { money } = useWords("units");
  return (
    <Notice>
      <p className="mb-3">
        {words.placed.before}
        <span className="price">{money(collected)}</span>
        {words.placed.after}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="quiet" href={changeOrderPath(orderId)}>
          {placed.change}
        </LinkButton>
        <LinkButton variant="quiet" href={PATHS.parcelReturns}>
          {titles.returns}
        </LinkButton>
      </div>
    </Notice>
  );
}

/** The items that the customer gets instead. */
export function ExchangeForm({ discountPercent, ...props }: ExchangeFormProps) {
  const { draft, total, collected, place, placedId, isPending } = useExchange(props);
  const { exchange: words } = useWords("deskReturns");
  const { newOrder } = useWords("deskOrders");
  const { titles } = useWords("deskKit");
  const { toCollect } = useWords("deskQueue");
  const { money } = useWords("units");
  const { bind } = draft;
  const { value } = props.entry;
  if (placedId) return <Placed orderId={placedId} collected={collected ?? 0} />;
  return (
    <Form onSubmit={place} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <DeskLines draft={draft} />
      <div className="grid grid-cols-1 gap-5">
        <DiscountContents bind={bind} items={total?.items ?? null} percent={discountPercent} />
        <TextField label={words.note} {...bind("note")} />
        <ContentsTotal total={total} />
        {collected !== null && (
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span className="text-muted">{words.worth(money(value))}</span>
            <strong className="font-semibold">{toCollect(money(collected))}</strong>
          </p>
        )}
        <ErrorNotice error={draft.problem} />
        <PlaceButtons
          isPending={isPending}
          label={words.place}
          pendingLabel={newOrder.placing}
          back={{ href: PATHS.parcelReturns, label: titles.returns }}
        />
      </div>
    </Form>
  );
}

const toFields = ({ name, phone, address, deliveryLocation, district, thana }: ReturnDto["order"]) => ({
  name,
  phone,
  address,
  deliveryLocation,
  area: areaName({ district, thana }),
});

function toLines({ order, lines }: ReturnDto, products: ProductDto[]) {
  return withLines(order, lines).flatMap(({ line, quantity, wanted }) => {
    const product = products.find(({ _id }) => _id === line.productId);
    if (!product) return [];
    const { size, color } = wanted ?? line;
    return [{ ...newDraftLine(product, { size, color }), quantity: String(quantity) }];
  });
}
