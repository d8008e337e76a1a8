import { Button } from "@/components/ui/button";
import type { Words } from "@/lib/words/words";

interface FailedPageProps {
  words: Words["frame"]["failed"];
  retry: () => void;
}

/** A page that could not be rendered, in words that need no layout around them. */
export function FailedPage({ words, retry }: FailedPageProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-lg">{words.text}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  );
}
