import { useWords } from "#words";
import { LinkButton } from "@/components/ui/link-button";
import { searchOf } from "@/lib/platform/http/search-of";

interface PartLinksProps {
  path: string;
  /** The other parameters of the address. */
  place?: Readonly<Record<string, string | undefined>>;
  /** The name of the cursor in the address, where a page has several lists. */
  name?: string;
  /** False for the first part. */
  isLater: boolean;
  next: string | null;
  /** How many rows there are in all. */
  total: number;
  isOldestFirst?: boolean;
}

/** The number of rows of a list, with links to its next part and its first one, which work without scripts. */
export function PartLinks(props: PartLinksProps) {
  const { path, place = {}, name = "cursor", isLater, next, total, isOldestFirst } = props;
  const { pages: words } = useWords("deskKit");
  if (!isLater && !next) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {isLater && (
        <LinkButton variant="quiet" href={path + searchOf({ ...place, [name]: undefined })}>
          {isOldestFirst ? words.toOldest : words.toNewest}
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="quiet" href={path + searchOf({ ...place, [name]: next })}>
          {isOldestFirst ? words.newer : words.older}
        </LinkButton>
      )}
      <p className="text-muted tabular-nums">{words.total(total)}</p>
    </div>
  );
}
