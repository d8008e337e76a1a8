import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";

/** Rendered inside the frame, so that its links stay. */
export default function DashboardNotFoundPage() {
  return (
    <>
      <h1 className="text-3xl">We can't find that page</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg">It may have been deleted, or the link is incomplete.</p>
      <LinkButton href={PATHS.profile}>Back to the dashboard</LinkButton>
    </>
  );
}
