import type { Metadata } from "next";
import { EmailProof } from "@/components/profile/email-proof";
import { YourData } from "@/components/profile/your-data";
import { MessagePreferences } from "@/components/profile/message-preferences";
import { DeskNumbers } from "@/components/reports-desk/desk-home";
import { LinkButton } from "@/components/ui/link-button";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { getMessagePreferences } from "@/lib/messages/queries";
import { PATHS } from "@/lib/paths";
import type { Role } from "@/lib/accounts/users/constants";
import { hasPassword, isEmailVerified } from "@/lib/accounts/users/queries";
import { isAtDesk } from "@/lib/accounts/users/rules";

export const metadata: Metadata = { title: "Profile" };

const WELCOMES: Record<Role, string> = {
  admin: "Manage products, call customers and confirm their orders from here.",
  staff: "Call customers, confirm, change and print their orders from here.",
  customer: "Your cart and your orders are here. You can cancel an order yourself while it is pending.",
};

const DESK_LINKS = [
  ["See all orders", PATHS.allOrders],
  ["Messages", PATHS.messages],
] as const;

const ADMIN_LINKS = [
  ["Cash", PATHS.cash],
  ["Numbers", PATHS.numbers],
  ["Activity", PATHS.auditLog],
  ["Speed", PATHS.vitals],
  ["Not found", PATHS.missedSearches],
  ["Import and export", PATHS.data],
] as const;

export default async function ProfilePage() {
  const user = await requireUser();
  const isAdmin = user.role === "admin";
  const atDesk = isAtDesk(user.role);
  const numbers = isAdmin ? await withPageDeadline(() => getDeskNumbers()) : null;
  const [isProved, preferences] = await Promise.all([
    isEmailVerified(user._id),
    getMessagePreferences(user._id),
  ]);
  return (
    <>
      <h1 className="text-3xl">{atDesk ? `Welcome to your desk, ${user.name}` : `Hello, ${user.name}`}</h1>
      <p className="mt-4 max-w-prose text-lg">{WELCOMES[user.role]}</p>
      <p className="mt-2 text-muted">More features are coming.</p>
      {numbers && <DeskNumbers numbers={numbers} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={atDesk ? PATHS.toCall : PATHS.cart}>
          {atDesk ? "Orders to call" : "See your cart"}
        </LinkButton>
        {[...(atDesk ? DESK_LINKS : []), ...(isAdmin ? ADMIN_LINKS : [])].map(([label, href]) => (
          <LinkButton key={href} variant="quiet" href={href}>
            {label}
          </LinkButton>
        ))}
      </div>
      <MessagePreferences preferences={preferences} />
      {!isProved && <EmailProof email={user.email} />}
      <YourData name={user.name} email={user.email} hasPassword={await hasPassword(user._id)} />
    </>
  );
}
