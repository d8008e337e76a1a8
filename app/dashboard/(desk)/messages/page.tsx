import type { Metadata } from "next";
import { PartLinks } from "@/components/desk-kit/part-links";
import { ShopSettings } from "@/components/messages-desk/shop-settings";
import { getSettings } from "@/lib/messages/settings/queries";
import { MessageLists } from "@/components/messages-desk/message-lists";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { countMessages, listMessages } from "@/lib/messages/queries";
import { messagesPlaceSchema } from "@/lib/messages/schema";
import { PATHS } from "@/lib/paths";
import { parsePlace } from "@/lib/platform/http/list";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage({ searchParams }: PageProps<"/dashboard/messages">) {
  const { role } = await requireStaff();
  const place = parsePlace(messagesPlaceSchema, await searchParams);
  const [{ rows, next }, counts, settings] = await withPageDeadline(() =>
    Promise.all([listMessages(place), countMessages(), role === "admin" ? getSettings() : null]),
  );
  const { list: current = "dead", cursor } = place;
  return (
    <>
      <h1 className="text-3xl">Messages</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What customers and the shop are told about orders. What cannot be sent is tried again for some hours,
        and then stands under Failed.
      </p>
      {settings && <ShopSettings initial={settings} />}
      <MessageLists current={current} counts={counts} messages={rows} />
      <PartLinks
        path={PATHS.messages}
        place={{ list: place.list }}
        isLater={cursor !== undefined}
        next={next}
        total={counts[current]}
      />
    </>
  );
}
