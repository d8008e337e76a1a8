import { useWords } from "#words";
import { FailedPage } from "@/components/layout/failed-page";

/** Shows that a page could not be rendered, most likely because the database is away. */
export const PageError = ({ retry }: { retry: () => void }) => (
  <FailedPage words={useWords("frame").failed} retry={retry} />
);
