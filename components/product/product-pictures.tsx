"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useProductChoice } from "@/components/product/choice-provider";
import { Carousel } from "@/components/ui/carousel";
import { DeferredRender } from "@/components/ui/deferred-render";
import { Picture } from "@/components/ui/picture";
import { listPictures } from "@/lib/catalogue/products/color-picture";
import { usePendingLink } from "@/components/ui/pending-link";

const LARGE_SIZES = "(min-width: 1024px) min(40vw, 576px), 100vw";
const THUMBNAIL_SIZES = "80px";
/**
 * Below the picture a phone shows name and price, above the buy bar, without any scrolling. The frame is 4:5 there too:
 * a close-up on a wider ground would end in a hard cut. The marks have the margin to its right.
 */
const LEAVES_ROOM =
  "max-lg:ml-gutter sm:ml-0 max-lg:h-[clamp(256px,100svh-496px,(100vw-5.5rem)*1.25)] max-lg:w-auto max-lg:aspect-4/5";
/** The pictures of the chosen colour, one after another; a press shows one full screen. */
export function ProductPictures() {
  const { product, color } = useProductChoice();
  const pictures = listPictures(product, color);
  const slides = pictures.map((src, index) => {
    const alt = index === 0 ? product.name : `${product.name}, view ${index + 1}`;
    const content = (
      <PictureViewer
        // Another element: what is known of a picture that did not load is not said of the next.
        key={src}
        pictures={pictures}
        index={index}
        name={product.name}
        className={LEAVES_ROOM}
      >
        <Picture
          src={src}
          alt={alt}
          sizes={LARGE_SIZES}
          isEager={index === 0}
          className="h-full not-data-failed:bg-transparent!"
        />
      </PictureViewer>
    );
    // By its place: a slide stays where the library has put it when its picture becomes that of another colour.
    return {
      key: String(index),
      content: index === 0 ? content : <DeferredRender>{content}</DeferredRender>,
      thumbnail: <Picture src={src} alt="" sizes={THUMBNAIL_SIZES} className="hidden lg:block" />,
    };
  });
  return (
    <Carousel
      key={slides.length}
      label={`Pictures of ${product.name}`}
      slides={slides}
      first={pictures[0]}
      canSwipe
      // The marks stand in the margin that the picture leaves, one below another, and not before the goods.
      className="gallery -mx-gutter self-start sm:mx-0 max-lg:*:last:flex-col"
    />
  );
}

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
function PictureViewer({ pictures, index, name, className, children }: PictureViewerProps) {
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
