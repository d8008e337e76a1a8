import { useEffect, useRef } from "react";

interface ZoomablePictureProps {
  src: string;
  alt: string;
  isZoomed: boolean;
}

/** A picture that fills the screen, or is larger than it and can be scrolled about. */
export function ZoomablePicture({ src, alt, isZoomed }: ZoomablePictureProps) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = stage;
    if (!isZoomed || !current) return;
    current.scrollTo((current.scrollWidth - current.clientWidth) / 2, current.scrollHeight / 8);
    // From here the arrow keys scroll.
    current.focus();
  }, [isZoomed]);

  const smaller = findSmaller(src);
  const fit = smaller
    ? "aspect-4/5 h-auto w-[min(100%,80svh,960px)]"
    : "h-auto max-h-svh w-auto max-w-full object-contain";
  return (
    <div
      ref={stage}
      tabIndex={isZoomed ? 0 : -1}
      className={`grid h-full focus-visible:-outline-offset-4 focus-visible:outline-paper ${isZoomed ? "overflow-auto overscroll-x-contain" : "place-items-center overflow-hidden"}`}
    >
      {/* Our pictures are 960 pixels wide: shown larger than this, one would see pixels and no more cloth. */}
      <img
        key={src}
        src={src}
        alt={alt}
        width={960}
        height={1200}
        style={{ backgroundImage: smaller && `url(${JSON.stringify(smaller)})` }}
        className={`bg-cover ${
          isZoomed ? "mx-auto h-auto w-[960px] max-w-none [@media(min-resolution:1.5dppx)]:w-[720px]" : fit
        }`}
      />
    </div>
  );
}

/** The picture as the page shows it, where that is a smaller one of ours: seen until the larger one is there. */
function findSmaller(src: string): string | undefined {
  const shown = [...document.images].find(
    (image) => image.getAttribute("src") === src && image.naturalWidth > 0 && image.currentSrc !== image.src,
  );
  return shown?.currentSrc;
}
