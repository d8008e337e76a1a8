import { useLanguage, useWords } from "#words";
import { CloseLine } from "@/components/layout/close-line";
import { LineLink } from "@/components/ui/line-link";
import { CLOSED_LINE_SCRIPT } from "@/lib/platform/closed-line.mjs";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import { announcementOn } from "@/lib/shop-facts";
import { showOwnersText } from "@/lib/words/owners-text";

/** The owner's line on top of the page on its days. A page that is kept is made anew when it begins and when it ends. */
export function Announcement() {
  const announcement = announcementOn(todayInDhaka());
  const language = useLanguage();
  const words = useWords("frame").announcement;
  if (!announcement) return null;
  const { text, lang } = showOwnersText(language, announcement);
  const { href } = announcement;
  return (
    <aside
      aria-label={words.label}
      lang={lang}
      data-line={`${announcement.text} ${href}`}
      suppressHydrationWarning
      className="relative bg-indigo px-14 py-1 text-center text-white [[hidden]]:hidden print:hidden"
    >
      <script suppressHydrationWarning>{CLOSED_LINE_SCRIPT}</script>
      <LineLink text={text} href={href} />
      <CloseLine />
    </aside>
  );
}
