import { useLanguage, useWords } from "#words";
import { langOfEnglish } from "@/lib/words/owners-text";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { OrderLink } from "@/components/desk-kit/order-link";
import { MessageActions } from "@/components/messages-desk/message-actions";
import type { MessageDto } from "@/lib/messages/dto";
import {
  canBeSentAgain,
  isMessageList,
  kindLabel,
  MESSAGE_LISTS,
  type MessageList,
} from "@/lib/messages/rules";
import { messagesPath } from "@/lib/desk-paths";
import { messageReasons } from "@/lib/words/en/message-reasons";
import { sayTold } from "@/lib/words/say-told";

interface MessageListsProps {
  current: MessageList;
  counts: Record<MessageList, number>;
  messages: MessageDto[];
}

const LISTS = Object.keys(MESSAGE_LISTS).filter(isMessageList);

/** The messages that failed, wait, were sent, or had become pointless. */
export function MessageLists({ current, counts, messages }: MessageListsProps) {
  const { messages: words } = useWords("deskPeople");
  const { count } = useWords("units");
  return (
    <>
      <DeskTabs
        label={words.label}
        tabs={LISTS.map((list) => ({
          label: words.lists[list],
          count: count(counts[list]),
          isCurrent: list === current,
          to: { page: messagesPath(list) },
        }))}
        className="stitch-b mb-4"
        listClass="grid grid-cols-4 sm:flex"
        tabClass="flex min-h-12 flex-wrap justify-center gap-x-1.5 px-1 sm:px-4"
      />
      {messages.length === 0 ? (
        <p className="text-lg">{words.empty[current]}</p>
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
  const { messages: words } = useWords("deskPeople");
  const { moment } = useWords("orders");
  const lang = langOfEnglish(useLanguage());
  const said = sayTold(message.reason, messageReasons, words.reasons);
  const { kind, channel, orderNumber, at, tries, answer, reason, dueAt, sentAt, state } = message;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{words.kind(kind, kindLabel(kind))}</span>
        <span>{words.channels[channel]}</span>
        {orderNumber !== null && <OrderLink orderNumber={orderNumber} />}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {moment(at)}
        {sentAt && ` · ${words.sentAt(moment(sentAt))}`}
        {state === "waiting" && dueAt && ` · ${(tries > 0 ? words.nextTry : words.goesOut)(moment(dueAt))}`}
        {tries > 0 && ` · ${words.tries(tries)}`}
      </p>
      {(reason || (answer && state !== "sent")) && (
        <p
          lang={said === undefined ? lang : undefined}
          className={`text-sm wrap-anywhere ${state === "dead" ? "font-semibold text-selvedge" : ""}`}
        >
          {(said ?? reason) || answer}
        </p>
      )}
    </div>
  );
}
