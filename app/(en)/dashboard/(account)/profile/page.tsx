import type { Metadata } from "next";
import { OwnMatters } from "@/app/(en)/dashboard/(account)/own-matters";
import { FirstSteps } from "@/components/settings-desk/first-steps";
import { Leftovers } from "@/components/settings-desk/leftovers";
import { DeskNumbers, DeskToDo } from "@/components/reports-desk/desk-home";
import { LinkButton } from "@/components/ui/link-button";
import { PageLink } from "@/components/ui/page-link";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { readFirstSteps, readLeftovers } from "@/lib/maintenance/first-steps/queries";
import { configuredChannels } from "@/lib/messages/channels/configured";
import { countFailedMessages } from "@/lib/messages/queries";
import { countReviews } from "@/lib/orders/reviews/queries";
import { PATHS } from "@/lib/paths";
import { isAtDesk } from "@/lib/accounts/users/constants";
import type { UserDto } from "@/lib/accounts/users/dto";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.profile });

const DESK_LINKS = [
  ["allOrders", PATHS.allOrders],
  ["messages", PATHS.messages],
] as const;

const ADMIN_LINKS = [
  ["cash", PATHS.cash],
  ["numbers", PATHS.numbers],
  ["activity", PATHS.auditLog],
  ["speed", PATHS.vitals],
  ["notFound", PATHS.missedSearches],
  ["data", PATHS.data],
  ["settings", PATHS.settings],
] as const;

export default async function ProfilePage() {
  const user = await requireUser();
  return isAtDesk(user.role) ? <DeskHome user={user} /> : <CustomerProfile user={user} />;
}

interface HomeProps {
  user: UserDto;
}

async function DeskHome({ user: { name, role } }: HomeProps) {
  const isAdmin = role === "admin";
  const [numbers, failed, reviews, firstSteps, leftovers] = await withPageDeadline(() =>
    Promise.all([
      getDeskNumbers(Date.now(), { isAdmin }),
      countFailedMessages(),
      countReviews("waiting"),
      isAdmin ? readFirstSteps() : null,
      isAdmin ? readLeftovers() : null,
    ]),
  );
  const words = wordsOf("deskHome");
  const { places } = wordsOf("deskMenu");
  const { profile, titles } = wordsOf("account");
  const toSetUp = (
    <>
      {firstSteps && <FirstSteps {...firstSteps} ways={waysToCustomers()} />}
      {leftovers && <Leftovers {...leftovers} />}
    </>
  );
  const isUnused = firstSteps?.stepsLeft.includes("order");
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{words.welcome(name)}</h1>
      {isUnused && toSetUp}
      <DeskToDo {...{ numbers, failed, reviews, isAdmin }} />
      {!isUnused && toSetUp}
      {isAdmin && <DeskNumbers numbers={numbers} />}
      <Welcome text={isAdmin ? words.about.admin : words.about.staff} more={profile.more} />
      <nav aria-label={words.more} className="mt-4 flex flex-wrap gap-x-6">
        {[...DESK_LINKS, ...(isAdmin ? ADMIN_LINKS : [])].map(([place, href]) => (
          <PageLink key={href} href={href} className="tap-link">
            {place === "allOrders" ? words.allOrders : places[place]}
          </PageLink>
        ))}
        <PageLink href={PATHS.account} className="tap-link">
          {titles.account}
        </PageLink>
      </nav>
    </>
  );
}

/** By which ways customers are told about their orders, as the server is set up. */
const waysToCustomers = (): string[] =>
  configuredChannels()
    .filter(({ kinds }) => kinds.includes("placed"))
    .map(({ name }) => wordsOf("deskPeople").messages.channels[name]);

function CustomerProfile({ user }: HomeProps) {
  const { profile: words } = wordsOf("account");
  return (
    <>
      <h1 className="text-3xl">{words.hello(user.name)}</h1>
      <Welcome text={words.welcome} more={words.more} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={PATHS.cart}>{words.seeCart}</LinkButton>
      </div>
      <OwnMatters user={user} />
    </>
  );
}

function Welcome({ text, more }: { text: string; more: string }) {
  return (
    <>
      <p className="mt-4 max-w-prose text-lg">{text}</p>
      <p className="mt-2 text-muted">{more}</p>
    </>
  );
}
