import { Button } from "@/components/ui/button";

/** Shows that a page could not be rendered, most likely because the database is away. */
export function PageError({ retry }: { retry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">This page didn't load</h1>
      <p className="text-lg">The shop is briefly unavailable. Nothing of yours is lost.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
