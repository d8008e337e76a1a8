import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { PlaceLink } from "@/components/desk-kit/place-link";

const TAB =
  "items-center border-b-2 border-transparent font-medium hover:border-ink/40 aria-[current=page]:border-selvedge";

interface DeskTab {
  label: string;
  /** Missing while the count is unknown. */
  count?: number | string | undefined;
  /** The text after the count. */
  mark?: ReactNode;
  isCurrent: boolean;
  /** The tab's target: another place in the list, or a page of its own. */
  to: { place: string } | { page: string } | (() => void);
}

interface DeskTabsProps {
  label: string;
  tabs: DeskTab[];
  className?: string;
  listClass: string;
  itemClass?: string;
  tabClass: string;
}

/** The parts of a list, each with its count. */
export function DeskTabs({
  label,
  tabs,
  className = "stitch-b",
  listClass,
  itemClass,
  tabClass,
}: DeskTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={listClass}>
        {tabs.map((tab) => (
          <li key={tab.label} className={itemClass}>
            <Tab {...tab} className={`${TAB} ${tabClass}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ label, count, mark, isCurrent, to, className }: DeskTab & { className: string }) {
  const current = isCurrent ? "page" : undefined;
  const content = (
    <>
      <span className="first-letter:uppercase">{label}</span>
      <span className="text-sm text-muted tabular-nums">{count ?? ""}</span>
      {mark}
    </>
  );
  if (typeof to === "function") {
    return (
      <button type="button" aria-current={current} className={className} onClick={to}>
        {content}
      </button>
    );
  }
  const Anchor = "place" in to ? PlaceLink : PageLink;
  return (
    <Anchor href={"place" in to ? to.place : to.page} aria-current={current} className={className}>
      {content}
    </Anchor>
  );
}
