import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** A list that is read page by page. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** A button below a list that loads its next page. */
export function ShowMore({ pages }: { pages: Pages }) {
  const { pages: words } = useWords("deskKit");
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <div className="mt-6 grid gap-3">
      {isFetchNextPageError && <Notice kind="error">{words.notLoaded}</Notice>}
      <Button variant="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? words.loading : words.more}
      </Button>
    </div>
  );
}
