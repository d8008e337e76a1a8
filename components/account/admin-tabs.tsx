import {
  FilePlus2,
  House,
  type LucideIcon,
  Package,
  PackagePlus,
  Phone,
  ReceiptText,
  Shirt,
  Users,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

interface Tab {
  label: string;
  /** Where the label alone would not tell it from another entry. */
  name?: string;
  href: string;
  Icon: LucideIcon;
}

const ADMIN_TABS: Tab[] = [
  { label: "Home", name: "Dashboard home", href: PATHS.profile, Icon: House },
  { label: "Add Product", href: PATHS.addProduct, Icon: PackagePlus },
  { label: "Manage Products", href: PATHS.manageProducts, Icon: Shirt },
  { label: "Orders", href: PATHS.allOrders, Icon: ReceiptText },
  { label: "Users", href: PATHS.users, Icon: Users },
];

const STAFF_TABS: Tab[] = [
  { label: "Home", name: "Dashboard home", href: PATHS.profile, Icon: House },
  { label: "To call", href: PATHS.toCall, Icon: Phone },
  { label: "New order", href: PATHS.newOrder, Icon: FilePlus2 },
  { label: "Orders", href: PATHS.allOrders, Icon: ReceiptText },
  { label: "Parcels", href: PATHS.parcels, Icon: Package },
];

const TAB =
  "inline-flex min-h-11 items-center justify-center gap-1 border-b-2 border-transparent px-3 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge max-md:min-h-admin-tabs max-md:w-full max-md:flex-col max-md:gap-0.5 max-md:border-t-2 max-md:border-b-0 max-md:px-0.5 max-md:text-center max-md:text-[min(0.75rem,4vw)] max-md:leading-tight";

const BADGE =
  "min-w-6 rounded-cloth bg-marigold px-[6px] py-[3px] text-center text-[min(0.75rem,3.5vw)]/normal font-bold text-ink tabular-nums";

/** The pages of admins, or of staff. On a phone they stand at the lower edge, where the thumb is. */
export function AdminTabs({ isAdmin }: { isAdmin: boolean }) {
  const pathname = usePathname();
  const counts = useOrderCounts();
  const pending = counts.data?.pending ?? 0;
  return (
    <ul className="flex flex-wrap max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:border-t max-md:border-ink/20 max-md:bg-white max-md:pb-[env(safe-area-inset-bottom)]">
      {(isAdmin ? ADMIN_TABS : STAFF_TABS).map(({ label, name, href, Icon }) => {
        const waiting = href === PATHS.toCall ? pending : 0;
        return (
          <Fragment key={href}>
            <li>
              <Link
                href={href}
                aria-label={waiting > 0 ? `${label}, ${waiting} pending` : name}
                aria-current={pathname === href ? "page" : undefined}
                className={`relative ${TAB}`}
              >
                <Icon aria-hidden="true" className="size-[20px] md:hidden" strokeWidth={1.5} />
                {label}
                {waiting > 0 && (
                  <span className={`${BADGE} max-md:absolute max-md:top-0.5 max-md:left-1/2 max-md:ml-[6px]`}>
                    {waiting}
                  </span>
                )}
              </Link>
            </li>
            {href === PATHS.allOrders && isAdmin && pending > 0 && <ToCall pending={pending} />}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** How many orders wait for a call, and the way to them: over the icon of the admins' orders on a phone. */
function ToCall({ pending }: { pending: number }) {
  return (
    <li className="max-md:absolute max-md:top-0.5 max-md:left-[70%] max-md:ml-[6px] md:mr-2 md:-ml-2 md:self-center">
      <Link href={PATHS.toCall} aria-label={`To call, ${pending} pending`} className={`block ${BADGE}`}>
        {pending}
      </Link>
    </li>
  );
}
