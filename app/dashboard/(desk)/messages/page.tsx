import type { Metadata } from "next";
import { MessageLists } from "@/components/outbox/message-lists";
import { requireStaff } from "@/lib/auth/current-user";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { countOpenMessages, listMessages, MOST_MESSAGES } from "@/lib/messages/queries";
import { isMessageList } from "@/lib/messages/rules";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage({ searchParams }: PageProps<"/dashboard/messages">) {
  await requireStaff();
  const { list } = await searchParams;
  const current = isMessageList(list) ? list : "dead";
  const [messages, counts] = await withPageDeadline(() =>
    Promise.all([listMessages(current), countOpenMessages()]),
  );
  return (
    <>
      <h1 className="text-3xl">Messages</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What customers and the shop are told about orders. What cannot be sent is tried again for some hours,
        and then stands under Failed.
      </p>
      <MessageLists current={current} counts={counts} messages={messages} most={MOST_MESSAGES} />
    </>
  );
}
