"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { usePendingLink } from "@/components/ui/pending-link";

const loadViewer = () => import("@/components/ui/full-screen-pictures");

const FullScreenPictures = lazy(async () => ({ default: (await loadViewer()).FullScreenPictures }));

interface PictureViewerProps {
  pictures: string[];
  /** The picture that is shown first. */
  index: number;
  name: string;
  /** Of the frame that the picture fills. */
  className: string;
  children: ReactNode;
}

/** A picture that opens full screen. */
export function PictureViewer({ pictures, index, name, className, children }: PictureViewerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const smaller = usePendingLink((link) => findSmaller(link, pictures[index]), undefined);

  async function open() {
    // Without a line nothing opens; rendering what cannot be loaded would take the page with it.
    const isLoaded = await loadViewer().then(Boolean, () => false);
    setIsOpen(isLoaded);
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Show picture ${index + 1} of ${name} full screen`}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={`block w-full bg-kraft bg-cover bg-center not-disabled:cursor-zoom-in ${className}`}
        style={{ backgroundImage: smaller }}
      >
        {children}
      </button>
      {/* Outside the slide, which is inert once another one shows. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <FullScreenPictures
              pictures={pictures}
              first={index}
              name={name}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** The picture as the pressed card shows it, where that is a smaller one: it is the ground until the larger one is there. */
function findSmaller(link: HTMLAnchorElement, src: string | undefined): string | undefined {
  const image = link.closest("article")?.querySelector("img");
  const isSmaller =
    image?.getAttribute("src") === src && image?.naturalWidth && image.currentSrc !== image.src;
  return isSmaller ? `url(${JSON.stringify(image.currentSrc)})` : undefined;
}
