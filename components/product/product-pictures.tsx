"use client";

import { useProductChoice } from "@/components/product/choice-provider";
import { PictureViewer } from "@/components/product/picture-viewer";
import { Carousel } from "@/components/ui/carousel";
import { DeferredRender } from "@/components/ui/deferred-render";
import { Picture } from "@/components/ui/picture";
import { listPictures } from "@/lib/catalogue/products/color-picture";

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
