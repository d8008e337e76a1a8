import type { Metadata } from "next";
import { PartLinks } from "@/components/desk-kit/part-links";
import { MessageLists } from "@/components/messages-desk/message-lists";
import { PageLink } from "@/components/ui/page-link";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { countMessages, listMessages } from "@/lib/messages/queries";
import { messagesPlaceSchema } from "@/lib/messages/schema";
import { PATHS } from "@/lib/paths";
import { parsePlace } from "@/lib/platform/http/list";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.messages });

export default async function MessagesPage({ searchParams }: PageProps<"/dashboard/messages">) {
  const { role } = await requireStaff();
  const place = parsePlace(messagesPlaceSchema, await searchParams);
  const [{ rows, next }, counts] = await withPageDeadline(() =>
    Promise.all([listMessages(place), countMessages()]),
  );
  const { messages: words } = wordsOf("deskPeople");
  const { list: current = "dead", cursor } = place;
  return (
    <>
      <h1 className="text-3xl">{wordsOf("deskKit").titles.messages}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        {words.intro}
        {role === "admin" && (
          <>
            {words.settings.before}
            <PageLink href={PATHS.settings} className="link">
              {words.settings.link}
            </PageLink>
            {words.settings.after}
          </>
        )}
      </p>
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
