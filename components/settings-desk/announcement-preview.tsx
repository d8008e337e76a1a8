import { useLanguage, useWords } from "#words";
import { LineLink } from "@/components/ui/line-link";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import { isAnnounced } from "@/lib/shop-facts";
import type { Announcement } from "@/lib/site";
import { langOfEnglish } from "@/lib/words/owners-text";
import type { Words } from "@/lib/words/words";

interface AnnouncementPreviewProps {
  /** What is typed into a field of the group, by the name of the field. */
  textOf: (name: string) => string;
}

/** The line as shoppers see it, with when they do. */
export function AnnouncementPreview({ textOf }: AnnouncementPreviewProps) {
  const { form, home } = useWords("deskSettings");
  const lang = langOfEnglish(useLanguage());
  const announcement: Announcement = {
    text: textOf("announcement.text").trim(),
    href: textOf("announcement.href").trim(),
    from: textOf("announcement.from"),
    to: textOf("announcement.to"),
  };
  return (
    <section aria-label={form.preview} className="grid grid-cols-1 gap-2">
      {announcement.text !== "" && (
        <div className="bg-indigo px-14 py-1 text-center text-white" lang={lang} inert>
          <LineLink text={announcement.text} href={announcement.href} />
        </div>
      )}
      <p className="text-sm text-muted">{whenShown(announcement, home.announcement)}</p>
    </section>
  );
}

function whenShown(announcement: Announcement, words: Words["deskSettings"]["home"]["announcement"]): string {
  const { text, from, to } = announcement;
  const today = todayInDhaka();
  if (text === "") return words.none;
  if (to !== "" && to < from) return words.never;
  if (to !== "" && to < today) return words.ended(to);
  return isAnnounced(announcement, today) ? words.shown(to) : words.shownFrom(from, to);
}
