import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";
import { wordsOf } from "@/lib/words/of-request";

/** Rendered inside the frame, so that its links stay. */
export default function DashboardNotFoundPage() {
  const { notFound: words } = wordsOf("account");
  return (
    <>
      <h1 className="text-3xl">{wordsOf("shell").notFound.title}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg">{words.text}</p>
      <LinkButton href={PATHS.profile}>{words.back}</LinkButton>
    </>
  );
}
