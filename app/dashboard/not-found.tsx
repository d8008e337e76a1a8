import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";

/** Inside the frame, so that the ways on stay. */
export default function DashboardNotFoundPage() {
  return (
    <>
      <h1 className="text-3xl">There is nothing at this address</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg">
        It may have been deleted, or the address was copied incompletely.
      </p>
      <LinkButton href={PATHS.profile}>Back to the dashboard</LinkButton>
    </>
  );
}
