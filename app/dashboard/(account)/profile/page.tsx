import type { Metadata } from "next";
import { EmailProof } from "@/components/account/email-proof";
import { LinkButton } from "@/components/ui/link-button";
import { requireUser } from "@/lib/auth/current-user";
import { PATHS } from "@/lib/paths";
import { isEmailVerified } from "@/lib/users/queries";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const user = await requireUser();
  const isAdmin = user.role === "admin";
  const isProved = await isEmailVerified(user._id);
  return (
    <>
      <h1 className="text-3xl">{isAdmin ? `Welcome to your desk, ${user.name}` : `Hello, ${user.name}`}</h1>
      <p className="mt-4 max-w-prose text-lg">
        {isAdmin
          ? "Manage products, call customers and confirm their orders from here."
          : "Your cart and your orders are here. You can cancel an order yourself while it is pending."}
      </p>
      <p className="mt-2 text-muted">More features are coming.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={isAdmin ? PATHS.allOrders : PATHS.cart}>
          {isAdmin ? "See all orders" : "See your cart"}
        </LinkButton>
        {isAdmin && (
          <>
            <LinkButton variant="quiet" href={PATHS.auditLog}>
              Activity
            </LinkButton>
            <LinkButton variant="quiet" href={PATHS.vitals}>
              Speed
            </LinkButton>
          </>
        )}
      </div>
      {!isProved && <EmailProof email={user.email} />}
    </>
  );
}
