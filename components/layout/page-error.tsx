import { useWords } from "#words";
import { Button } from "@/components/ui/button";

/** Shows that a page could not be rendered, most likely because the database is away. */
export function PageError({ retry }: { retry: () => void }) {
  const words = useWords("frame").failed;
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-lg">{words.text}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  );
}
