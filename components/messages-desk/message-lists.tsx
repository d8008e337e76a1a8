import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { OrderLink } from "@/components/desk-kit/order-link";
import { MessageActions } from "@/components/messages-desk/message-actions";
import { formatCount } from "@/lib/platform/text/format";
import type { MessageDto } from "@/lib/messages/dto";
import {
  canBeSentAgain,
  CHANNEL_LABELS,
  isMessageList,
  kindLabel,
  MESSAGE_LISTS,
  type MessageList,
} from "@/lib/messages/rules";
import { messagesPath } from "@/lib/desk-paths";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

interface MessageListsProps {
  current: MessageList;
  counts: Record<MessageList, number>;
  messages: MessageDto[];
}

const EMPTY: Readonly<Record<MessageList, string>> = {
  dead: "No message has failed.",
  waiting: "Nothing is waiting.",
  sent: "Nothing was sent yet.",
  dropped: "Nothing was dropped.",
};

const LISTS = Object.keys(MESSAGE_LISTS).filter(isMessageList);

/** The messages that failed, wait, were sent, or had become pointless. */
export function MessageLists({ current, counts, messages }: MessageListsProps) {
  return (
    <>
      <DeskTabs
        label="Messages"
        tabs={LISTS.map((list) => ({
          label: MESSAGE_LISTS[list].label,
          count: formatCount(counts[list]),
          isCurrent: list === current,
          to: { page: messagesPath(list) },
        }))}
        className="stitch-b mb-4"
        listClass="grid grid-cols-4 sm:flex"
        tabClass="flex min-h-12 flex-wrap justify-center gap-x-1.5 px-1 sm:px-4"
      />
      {messages.length === 0 ? (
        <p className="text-lg">{EMPTY[current]}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {messages.map((message) => (
            <li
              key={message._id}
              className="grid grid-cols-1 gap-x-6 gap-y-1 card px-4 py-2 sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <Message message={message} />
              {canBeSentAgain(message.state) && <MessageActions message={message} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Message({ message }: { message: MessageDto }) {
  const { kind, channel, orderNumber, at, tries, answer, reason, dueAt, sentAt, state } = message;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{kindLabel(kind)}</span>
        <span>{CHANNEL_LABELS[channel]}</span>
        {orderNumber !== null && <OrderLink orderNumber={orderNumber} />}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {formatDayAndClock(at)}
        {sentAt && ` · sent ${formatDayAndClock(sentAt)}`}
        {state === "waiting" &&
          dueAt &&
          ` · ${tries > 0 ? "next try" : "goes out"} ${formatDayAndClock(dueAt)}`}
        {tries > 0 && ` · ${tries} ${tries === 1 ? "try" : "tries"}`}
      </p>
      {(reason || (answer && state !== "sent")) && (
        <p className={`text-sm wrap-anywhere ${state === "dead" ? "font-semibold text-selvedge" : ""}`}>
          {reason || answer}
        </p>
      )}
    </div>
  );
}
