import { useLoadOpened } from "#words";
import { lazy, useState } from "react";

const loadViewer = () => import("@/components/ui/full-screen-pictures");

/** To be rendered once the hook below says that a picture is open. */
export const FullScreenPictures = lazy(async () => ({ default: (await loadViewer()).FullScreenPictures }));

/** Which of some pictures is shown full screen; null for none. The viewer loads at the first press. */
export function useFullScreen() {
  const loadWords = useLoadOpened();
  const [shown, setShown] = useState<number | null>(null);

  async function open(index: number): Promise<void> {
    // Offline nothing opens; rendering a viewer that did not load would break the page.
    const isLoaded = await Promise.all([loadViewer(), loadWords()]).then(Boolean, () => false);
    setShown(isLoaded ? index : null);
  }

  return { shown, open, close: () => setShown(null) };
}
