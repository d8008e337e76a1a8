"use client";

import { useLanguage, useWords } from "#words";
import { type ReactNode, Suspense } from "react";
import { createPortal } from "react-dom";
import { useProductChoice } from "@/components/product/choice-provider";
import { FullScreenPictures, useFullScreen } from "@/components/product/use-full-screen";
import { Carousel } from "@/components/ui/carousel";
import { DeferredRender } from "@/components/ui/deferred-render";
import { Picture } from "@/components/ui/picture";
import { PictureNote } from "@/components/ui/picture-note";
import { listPictures, shownInstead } from "@/lib/catalogue/products/color-picture";
import { usePendingLink } from "@/components/ui/pending-link";
import { shownName } from "@/lib/catalogue/products/words";

const LARGE_SIZES = "(min-width: 1024px) min(40vw, 576px), 100vw";
const THUMBNAIL_SIZES = "80px";
/**
 * On a phone the colours fit below the picture and above the buy bar without scrolling, so that what they change is seen.
 * On a low screen the picture stands on its ground, which goes from edge to edge as well.
 */
const LEAVES_ROOM = "max-lg:h-[clamp(320px,100svh-352px,125vw)] max-lg:bg-contain max-lg:bg-no-repeat";

/** The pictures of the chosen colour, one after another; a press shows one full screen. */
export function ProductPictures({ looks }: { looks: string | undefined }) {
  const { product, color, picturedColor } = useProductChoice();
  const pictures = listPictures(product, color);
  const words = useWords("buying").pictures;
  const { shownIn } = useWords("goods");
  const values = useWords("values");
  const name = shownName(useLanguage(), product);
  const shown = shownInstead(product, color, picturedColor);
  const note = shown ? shownIn(values.color(shown)) : null;
  const { wornPicture, modelHeight = "", modelSize = "" } = product;
  const worn = words.worn(modelHeight, values.size(modelSize));
  const notes = pictures.map((src) => [note, src === wornPicture && worn].filter(Boolean).join(" · "));
  const slides = pictures.map((src, index) => {
    const view = index === 0 ? name.text : words.view(name.text, index + 1);
    const alt = src === wornPicture ? `${view}. ${worn}` : view;
    const content = (
      <PictureViewer
        // A new element for each picture, so that a failed load does not count for the next one.
        key={src}
        pictures={pictures}
        index={index}
        name={name.text}
        notes={notes}
        className={LEAVES_ROOM}
      >
        <Picture
          src={src}
          alt={alt}
          lang={index === 0 ? name.lang : undefined}
          sizes={LARGE_SIZES}
          isEager={index === 0}
          className="h-full not-data-failed:bg-transparent! max-lg:object-contain"
        />
      </PictureViewer>
    );
    // Keyed by index: a slide stays where the library has put it when its picture changes with the colour.
    return {
      key: String(index),
      content: index === 0 ? content : <DeferredRender>{content}</DeferredRender>,
      thumbnail: <Picture src={src} alt="" sizes={THUMBNAIL_SIZES} className="hidden lg:block" />,
    };
  });
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {note}
      </p>
      <Carousel
        key={slides.length}
        looks={looks}
        label={words.label(name.text)}
        slides={slides}
        first={pictures[0]}
        canSwipe
        className={`gallery -mx-gutter self-start sm:-mx-6 lg:mx-0 ${slides.length > 1 ? "" : "[--marks:0rem]"}`}
      />
    </>
  );
}

interface PictureViewerProps {
  pictures: string[];
  /** The picture that is shown first. */
  index: number;
  name: string;
  /** What each of them says of itself; empty where it says nothing. */
  notes: string[];
  /** The class of the frame that the picture fills. */
  className: string;
  children: ReactNode;
}

/** A picture that opens full screen. */
function PictureViewer({ pictures, index, name, notes, className, children }: PictureViewerProps) {
  const note = notes[index];
  const words = useWords("buying").pictures;
  const { shown, open, close } = useFullScreen();
  const smaller = usePendingLink((link) => findSmaller(link, pictures[index]), undefined);

  return (
    <>
      <button
        type="button"
        aria-label={[words.open(name, index + 1), ...(note ? [note] : [])].join(", ")}
        aria-haspopup="dialog"
        onClick={() => void open(index)}
        className={`relative block w-full bg-kraft bg-cover bg-center not-disabled:cursor-zoom-in ${className}`}
        style={{ backgroundImage: smaller }}
      >
        {children}
        <PictureNote>{note}</PictureNote>
      </button>
      {/* Outside the slide, which is inert once another one shows. */}
      {shown !== null &&
        createPortal(
          <Suspense>
            <FullScreenPictures pictures={pictures} first={shown} name={name} notes={notes} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** The pressed card's picture, where it is a smaller one: it is the background until the larger one has loaded. */
function findSmaller(link: HTMLAnchorElement, src: string | undefined): string | undefined {
  const image = link.closest("article")?.querySelector("img");
  const isSmaller =
    image?.getAttribute("src") === src && image?.naturalWidth && image.currentSrc !== image.src;
  return isSmaller ? `url(${JSON.stringify(image.currentSrc)})` : undefined;
}
