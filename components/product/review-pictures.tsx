"use client";

import { type MouseEvent, Suspense } from "react";
import { createPortal } from "react-dom";
import { FullScreenPictures, useFullScreen } from "@/components/product/use-full-screen";

interface ReviewPicturesProps {
  pictures: { src: string; label: string }[];
  /** Who has taken them. */
  name: string;
  /** Of the row. */
  label: string;
}

/** The pictures of a review: small, and full screen at a press; without a script, each is a link to itself. */
export function ReviewPictures({ pictures, name, label }: ReviewPicturesProps) {
  const { shown, open, close } = useFullScreen();

  function show(event: MouseEvent<HTMLAnchorElement>, index: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(index);
  }

  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {pictures.map(({ src, label: said }, index) => (
          <li key={src}>
            <a
              href={src}
              aria-label={said}
              onClick={(event) => show(event, index)}
              className="block rounded-cloth"
            >
              <img
                src={`${src}?size=small`}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                decoding="async"
                className="block bg-kraft object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null &&
        createPortal(
          <Suspense>
            <FullScreenPictures
              pictures={pictures.map(({ src }) => src)}
              first={shown}
              name={name}
              notes={[]}
              onClose={close}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
