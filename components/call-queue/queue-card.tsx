import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { CallActions } from "@/components/call-queue/call-actions";
import { CallHistory } from "@/components/call-queue/call-history";
import { CallOutcomes } from "@/components/call-queue/call-outcomes";
import { QueuedGoods } from "@/components/call-queue/queued-goods";
import { CUT, useFold } from "@/components/call-queue/use-fold";
import { OrderFlags } from "@/components/orders-desk/order-flags";
import { TakenOff } from "@/components/orders-desk/taken-off";
import { ToCollect } from "@/components/orders-desk/to-collect";
import type { QueuedOrder } from "@/lib/orders/call-queue/api";
import type { QueueNewsDto } from "@/lib/orders/call-queue/dto";
import { callInWords, describePromise } from "@/lib/orders/call-queue/rules";
import { formatWait } from "@/lib/orders/all-orders/rules";
import { changeOrderPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { UndoConfirm } from "@/components/orders-desk/contents/undo-confirm";
import { AdvanceNote } from "@/components/orders-desk/advance-note";
import { StatusBadge } from "@/components/orders/status-badge";
import { useReopenOrder } from "@/lib/orders/all-orders/api";

interface QueueCardProps {
  order: QueuedOrder;
  /** Milliseconds. */
  now: number;
  calling: QueueNewsDto["callings"][number] | null;
  /** The last call that somebody else made. */
  called: QueueNewsDto["called"][number] | null;
  /** True where another desk has decided the order, or its customer has cancelled it. */
  isDecidedElsewhere: boolean;
  /** Called when an action on the order is done and its notice shows. */
  onDone: () => void;
}

/** One order of the queue; a line of it as soon as it is decided. */
export function QueueCard(props: QueueCardProps) {
  const { order } = props;
  const isDecided = (order.isGone || !isUndecided(order.status)) && !order.calledOffAt;
  return isDecided ? <DecidedLine order={order} /> : <WaitingCard {...props} />;
}

/** One order that waits for a call: everything that the caller has to say, and the outcomes in the thumb's reach. */
function WaitingCard({ order, now, calling, called, isDecidedElsewhere, onDone }: QueueCardProps) {
  const { name, calledOffAt, amount } = order;
  const words = useWords("deskQueue");
  const { money } = useWords("units");
  const { ref, ...fold } = useFold();
  return (
    <article
      ref={ref}
      aria-label={words.orderOf(name)}
      className="grid grid-cols-1 gap-x-6 gap-y-1 card px-3 py-1 in-focus:border-indigo lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)_minmax(0,13fr)] lg:px-4 lg:py-1.5"
    >
      <div className="grid grid-cols-1 content-start gap-y-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2
            {...{ [CUT]: "" }}
            className={`min-w-0 text-base font-semibold wrap-anywhere ${fold.isOpen ? "" : "line-clamp-1 lg:line-clamp-2"}`}
          >
            {name}
          </h2>
          <span className="price shrink-0 text-base">{money(amount)}</span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 sm:gap-x-3">
          <Waiting order={order} now={now} />
          {calledOffAt ? <OrderNumber order={order} /> : <ChangeLink order={order} />}
        </div>
        <TakenOff order={order} />
        <ToCollect order={order} />
        {calling && !calling.isMine && (
          <p className="border-l-4 border-indigo pl-2 text-sm font-semibold">
            {words.isCalling(calling.name)}
          </p>
        )}
        {called && isNewsOf(order, called) && (
          <p className="border-l-4 border-indigo pl-2 text-sm font-semibold">
            {callInWords(words, called, now)}
          </p>
        )}
        {isDecidedElsewhere && !calledOffAt && (
          <p className="border-l-4 border-selvedge pl-2 text-sm font-semibold">{words.decidedElsewhere}</p>
        )}
        <OrderFlags order={order} />
      </div>
      <QueuedGoods order={order} fold={fold} />
      <AdvanceNote order={order} />
      <div className="grid grid-cols-1 content-start gap-y-1.5">
        <CallActions order={order} onDone={onDone} />
        <CallHistory order={order} now={now} />
        <CallOutcomes order={order} now={now} />
      </div>
    </article>
  );
}

/** Whether the card was read before the call. */
const isNewsOf = ({ calls }: QueuedOrder, { at }: { at: string }): boolean => at > (calls.at(-1)?.at ?? "");

function OrderNumber({ order: { orderNumber } }: Pick<QueueCardProps, "order">) {
  const { number } = useWords("orders");
  return <span className="text-sm text-muted tabular-nums">{number(orderNumber)}</span>;
}

/** A link as high as a thumb, which does not make the card higher. */
function ChangeLink({ order }: Pick<QueueCardProps, "order">) {
  const { change } = useWords("deskQueue");
  const { number } = useWords("orders");
  const language = useLanguage();
  const search = useSearchParams().toString();
  const back = localPath(language, PATHS.toCall + (search && `?${search}`));
  return (
    <Link
      href={localPath(language, changeOrderPath(order._id, back))}
      aria-label={change.order(number(order.orderNumber))}
      className="-my-3 inline-flex min-h-11 items-center gap-2 text-sm"
    >
      <OrderNumber order={order} />
      <span className="link">{change.label}</span>
    </Link>
  );
}

function Waiting({ order, now }: Pick<QueueCardProps, "order" | "now">) {
  const words = useWords("deskQueue");
  const { sources } = useWords("deskLabels");
  const { moment } = useWords("orders");
  const { orderTime, calledOffAt, source } = order;
  if (calledOffAt)
    return (
      <p className="text-sm">
        <strong className="font-semibold text-selvedge">{words.calledOff}</strong>{" "}
        <span className="text-muted tabular-nums">{moment(calledOffAt)}</span>
      </p>
    );
  const { isOverdue, text } = describePromise(words, orderTime, now);
  const wait = formatWait(words, Date.parse(orderTime), now);
  return (
    // Beside it a phone has room for the number and its link.
    <p className="text-sm text-muted tabular-nums max-sm:text-[0.8125rem] max-sm:[font-stretch:90%]">
      {source !== "web" && <strong className="font-semibold text-ink">{sources[source]}, </strong>}
      {/* All of these orders wait: a phone keeps the line for how long. */}
      {wait !== null && <span className="max-sm:sr-only">{words.waiting.before}</span>}
      {wait === null ? words.justIn : wait + words.waiting.after},{" "}
      <span className={isOverdue ? "font-semibold whitespace-nowrap text-selvedge" : "whitespace-nowrap"}>
        {text}
      </span>
    </p>
  );
}

/** A decided order takes one line in its old place, where a fresh confirmation can be undone. */
function DecidedLine({ order }: Pick<QueueCardProps, "order">) {
  const words = useWords("deskQueue");
  const { name, status, isGone } = order;
  const reopening = useReopenOrder();
  return (
    <article
      aria-label={words.orderOf(name)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-ink/15 bg-white px-3 py-1.5"
    >
      <OrderNumber order={order} />
      <span className="line-clamp-2 min-w-0 flex-1 basis-24 wrap-anywhere" title={name}>
        {name}
      </span>
      {isGone ? <span className="text-sm">{words.gone}</span> : <StatusBadge status={status} />}
      {!isGone && <UndoConfirm order={order} reopening={reopening} className="min-h-11 px-2! text-sm" />}
      {order.wasDecidedElsewhere && (
        <output className="basis-full text-sm font-semibold text-selvedge">{words.lost}</output>
      )}
      {!isGone && <CancelledBar order={order} />}
    </article>
  );
}
