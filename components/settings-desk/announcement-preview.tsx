import { LineLink } from "@/components/ui/line-link";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import { isAnnounced } from "@/lib/shop-facts";
import type { Announcement } from "@/lib/site";

interface AnnouncementPreviewProps {
  /** What is typed into a field of the group, by the name of the field. */
  textOf: (name: string) => string;
}

/** The line as shoppers see it, with when they do. */
export function AnnouncementPreview({ textOf }: AnnouncementPreviewProps) {
  const announcement: Announcement = {
    text: textOf("announcement.text").trim(),
    href: textOf("announcement.href").trim(),
    from: textOf("announcement.from"),
    to: textOf("announcement.to"),
  };
  return (
    <section aria-label="Preview" className="grid grid-cols-1 gap-2">
      {announcement.text !== "" && (
        <div className="bg-indigo px-14 py-1 text-center text-white" inert>
          <LineLink text={announcement.text} href={announcement.href} />
        </div>
      )}
      <p className="text-sm text-muted">{whenShown(announcement, todayInDhaka())}</p>
    </section>
  );
}

function whenShown(announcement: Announcement, today: string): string {
  const { text, from, to } = announcement;
  if (text === "") return "There is no announcement.";
  if (to !== "" && to < from) return "It is never shown: its last day is before its first.";
  if (to !== "" && to < today) return `It ended on ${formatDay(to)}.`;
  const until = to === "" ? "" : ` until the end of ${formatDay(to)}`;
  return isAnnounced(announcement, today)
    ? `Shown once it is saved${until}.`
    : `Shown from ${formatDay(from)}${until}.`;
}
