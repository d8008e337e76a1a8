import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { useOptionWords } from "@/components/words/use-option-words";
import { Phone } from "lucide-react";
import { SentPictures } from "@/components/pictures/sent-pictures";
import { ReturnActions } from "@/components/returns-desk/return-actions";
import { OrderLink } from "@/components/desk-kit/order-link";
import { dayOf } from "@/lib/platform/time/dhaka";
import { withLines } from "@/lib/orders/lines/rules";
import { isLive } from "@/lib/returns/rules";
import type { ReturnDto } from "@/lib/returns/dto";

/** One return: its customer, pieces, reason and wish, and its next step. */
export function ReturnCard({ entry }: { entry: ReturnDto }) {
  const words = useWords("deskReturns");
  const { returnStates, wishes } = useWords("deskLabels");
  const { day, number } = useWords("orders");
  const { order, state, wish, at } = entry;
  const { customer } = useWords("deskKit");
  const { orderNumber, phone } = order;
  const name = customer(order.name);
  return (
    <article
      id={`return-${entry._id}`}
      tabIndex={-1}
      aria-label={words.returnOf(number(orderNumber), name)}
      className="grid grid-cols-1 gap-x-6 gap-y-2 card px-3 py-2.5 lg:grid-cols-3 lg:px-4"
    >
      <div className="grid grid-cols-1 content-start gap-y-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <OrderLink orderNumber={orderNumber} className="price link" />
          <span className="text-sm">
            <strong className="font-semibold">{returnStates[state]}</strong> · {wishes[wish]}
            <span className="whitespace-nowrap text-muted tabular-nums"> · {day(dayOf(at))}</span>
          </span>
        </p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {/* An erased order has none. */}
        {phone && (
          <p>
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-indigo tabular-nums lg:min-h-8"
            >
              <Phone aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {phone}
            </a>
          </p>
        )}
      </div>
      <Pieces entry={entry} />
      <ReturnActions entry={entry} />
    </article>
  );
}

function Pieces({ entry }: { entry: ReturnDto }) {
  const { card: words } = useWords("deskReturns");
  const { returnReasons, refundMethods } = useWords("deskLabels");
  const { alt } = useWords("orders").returns.pictures;
  const { count, money } = useWords("units");
  const language = useLanguage();
  const sayOption = useOptionWords();
  const { order, lines, value, note, pictures, lateReason, refund, payTo, exchange } = entry;
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5 text-sm">
      <ul className="grid grid-cols-1">
        {withLines(order, lines).map(({ line, lineId, quantity, reason, wanted, sellable }) => {
          const name = shownLineName(language, line);
          return (
            <li key={lineId} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{count(quantity)} ×</span>{" "}
              <span lang={name.lang}>{name.text}</span> <span className="text-muted">{sayOption(line)}</span>{" "}
              · {returnReasons[reason]}
              {wanted && <strong className="font-semibold"> → {sayOption(wanted)}</strong>}
              {sellable !== null && (
                <span className="font-semibold">
                  {" "}
                  ({sellable === 0 ? words.lost : words.inStock(sellable)})
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1">
        {words.worth} <strong className="price text-lg">{money(value)}</strong>
      </p>
      {isLive(exchange) && (
        <p>
          {words.exchange} <OrderLink orderNumber={exchange.orderNumber} className="price link" />{" "}
          {words.for(money(exchange.amount))} ·{" "}
          {exchange.state === "delivered" ? words.delivered : words.notDelivered}
        </p>
      )}
      {refund && (
        <p>
          {words.refunded(refund)}
          {refund.reason && <span className="text-muted"> · {refund.reason}</span>}
        </p>
      )}
      {payTo && (
        <p className="wrap-anywhere whitespace-pre-line">
          {words.payTo(refundMethods[payTo.method])}{" "}
          <strong className="font-semibold">{payTo.account}</strong>
        </p>
      )}
      {lateReason && <p className="text-muted">{words.late(lateReason)}</p>}
      {note && <p className="border-l-4 border-marigold pl-2 wrap-anywhere whitespace-pre-line">{note}</p>}
      <SentPictures orderId={order._id} pictureIds={pictures} alt={alt} />
    </div>
  );
}
