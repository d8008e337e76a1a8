import { useLanguage, useWords } from "#words";
import { Ellipsis, FilePlus2, type LucideIcon, Package, Phone, ReceiptText, Shirt } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment, type ReactNode } from "react";
import { currentMark, deskMenu, type DeskPlace, sectionOf } from "@/components/account/desk-places";
import { Modal } from "@/components/ui/modal";
import { ModalButton } from "@/components/ui/modal-button";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";
import type { Words } from "@/lib/words/words";

/** The id of the whole menu, which More opens. */
export const DESK_MENU_ID = "desk-menu";

/** They come with the page: customers load none of them. */
export type DeskMenuWords = Words["deskMenu"];

const MARK = "border-transparent hover:border-ink/40 [&[aria-current]]:border-selvedge";
const TOP_ENTRY = `inline-flex min-h-11 items-center gap-1 border-b-2 px-3 font-medium ${MARK}`;
const BAR_ENTRY = `relative flex min-h-admin-tabs w-full flex-col items-center justify-center gap-0.5 border-t-2 px-0.5 text-center text-[min(0.75rem,4vw)] leading-tight font-medium ${MARK}`;
const LISTED = `flex min-h-11 items-center gap-2 border-l-2 pl-3 font-medium ${MARK}`;

const BADGE =
  "min-w-6 rounded-cloth bg-marigold px-[6px] py-[3px] text-center text-[min(0.75rem,3.5vw)]/normal font-bold text-ink tabular-nums";

const ICONS: Record<string, LucideIcon> = {
  [PATHS.toCall]: Phone,
  [PATHS.parcels]: Package,
  [PATHS.allOrders]: ReceiptText,
  [PATHS.manageProducts]: Shirt,
  [PATHS.newOrder]: FilePlus2,
};

interface DeskNavProps {
  words: DeskMenuWords;
  isAdmin: boolean;
  /** What leads out of the desk: in the row of a wide screen, and in the whole menu on a phone. */
  toShop: ReactNode;
  /** The other language, and the way out. */
  after: ReactNode;
}

/** The pages of admins or staff: a row at the top, on a phone a bar near the thumb; More opens all of them. */
export function DeskNav({ words, isAdmin, toShop, after }: DeskNavProps) {
  const { main, bar, others } = deskMenu(isAdmin);
  return (
    <>
      <div className="flex flex-wrap max-md:hidden">
        {toShop}
        <ul className="flex flex-wrap">
          <Entries words={words} places={main} className={TOP_ENTRY} isWithShortCut={isAdmin} />
          <li>
            <MoreButton words={words} places={main} className={TOP_ENTRY} />
          </li>
        </ul>
        {after}
      </div>
      <ul className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-ink/20 bg-white pb-[env(safe-area-inset-bottom)] md:hidden">
        <Entries words={words} places={bar} className={BAR_ENTRY} />
        <li>
          <MoreButton words={words} places={bar} className={BAR_ENTRY} />
        </li>
      </ul>
      <Modal id={DESK_MENU_ID} title={words.title} className="max-w-xl">
        <ul className="mb-4 grid grid-cols-2 gap-x-4 md:hidden">
          <Entries words={words} places={main} className={LISTED} />
        </ul>
        <ul className="grid grid-cols-2 gap-x-4">
          <Entries words={words} places={others} className={LISTED} />
        </ul>
        <div className="stitch-t mt-4 flex flex-wrap justify-between gap-x-4 pt-2 md:hidden">
          {toShop}
          {after}
        </div>
      </Modal>
    </>
  );
}

interface EntriesProps {
  words: DeskMenuWords;
  places: DeskPlace[];
  className: string;
  /** Whether Orders shows the number of pending orders, because To call has no entry of its own. */
  isWithShortCut?: boolean;
}

function Entries({ words, places, className, isWithShortCut = false }: EntriesProps) {
  const language = useLanguage();
  const { number } = useWords("orders");
  const { path: pathname } = readLocalPath(usePathname());
  const section = sectionOf(pathname, places);
  const counts = useOrderCounts();
  const pending = counts.data?.waiting ?? 0;
  const sayPending = (count: number) => `${number(count)} ${words.pending}`;
  return places.map((place) => {
    const { word, href } = place;
    const label = words.places[word];
    const waiting = href === PATHS.toCall ? pending : 0;
    const Icon = className === BAR_ENTRY && ICONS[href];
    return (
      <Fragment key={href}>
        <li>
          <Link
            href={localPath(language, href)}
            aria-label={
              waiting > 0 ? `${label}, ${sayPending(waiting)}` : word === "home" ? words.homeName : undefined
            }
            aria-current={currentMark(place, pathname, section)}
            className={className}
          >
            {Icon && <Icon aria-hidden="true" className="size-[20px]" strokeWidth={1.5} />}
            {label}
            {waiting > 0 && (
              <span className={`${BADGE} ${Icon ? "absolute top-0.5 left-1/2 ml-[6px]" : ""}`}>
                {number(waiting)}
              </span>
            )}
          </Link>
        </li>
        {isWithShortCut && href === PATHS.allOrders && pending > 0 && (
          <li className="mr-2 -ml-2 self-center">
            <Link
              href={localPath(language, PATHS.toCall)}
              aria-label={`${words.places.toCall}, ${sayPending(pending)}`}
              className={`block ${BADGE}`}
            >
              {number(pending)}
            </Link>
          </li>
        )}
      </Fragment>
    );
  });
}

/** Opens the whole menu; marked as current where the page is not among the entries beside it. */
function MoreButton({ words, places, className }: EntriesProps) {
  const isElsewhere = sectionOf(readLocalPath(usePathname()).path, places) === null;
  return (
    <ModalButton modalId={DESK_MENU_ID} aria-current={isElsewhere ? "true" : undefined} className={className}>
      {className === BAR_ENTRY && <Ellipsis aria-hidden="true" className="size-[20px]" strokeWidth={1.5} />}
      {words.more}
    </ModalButton>
  );
}
