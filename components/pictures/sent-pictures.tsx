"use client";

import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import { FilePicture } from "@/components/pictures/file-picture";
import { LineIcon } from "@/components/ui/line-icon";
import { useOrderPicture } from "@/lib/orders/pictures/api";

interface SentPicturesProps {
  orderId: string;
  pictureIds: string[];
  /** What they show. */
  alt: string;
}

/** Photographs that a customer has sent of an order, for them and the desk: small, and large at a tap. */
export function SentPictures({ orderId, pictureIds, alt }: SentPicturesProps) {
  const words = useWords("orders").pictures;
  const [opened, setOpened] = useState<string>();
  if (pictureIds.length === 0) return null;
  return (
    <>
      <ul aria-label={words.list} className="my-2 flex flex-wrap gap-2">
        {pictureIds.map((pictureId, index) => (
          <li key={pictureId}>
            <Thumbnail
              orderId={orderId}
              pictureId={pictureId}
              number={index + 1}
              onOpen={() => setOpened(pictureId)}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <LargePicture {...{ orderId, alt }} pictureId={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface ThumbnailProps {
  orderId: string;
  pictureId: string;
  number: number;
  onOpen: () => void;
}

function Thumbnail({ orderId, pictureId, number, onOpen }: ThumbnailProps) {
  const words = useWords("orders").pictures;
  const picture = useOrderPicture({ orderId, pictureId, size: "small" });
  if (picture.error)
    return <p className="grid size-20 place-items-center bg-kraft p-1 text-xs">{words.notThere}</p>;
  return (
    <button
      type="button"
      aria-label={words.larger(number)}
      onClick={onOpen}
      className="block size-20 overflow-hidden rounded-cloth border border-ink/25 bg-kraft"
    >
      {picture.data && <FilePicture file={picture.data} alt="" className="size-full object-cover" />}
    </button>
  );
}

interface LargePictureProps {
  orderId: string;
  pictureId: string;
  alt: string;
  onClose: () => void;
}

function LargePicture({ orderId, pictureId, alt, onClose }: LargePictureProps) {
  const words = useWords("orders").pictures;
  const { close: closeLabel } = useWords("frame");
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useOrderPicture({ orderId, pictureId, size: "large" });
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={words.dialog(alt)}
      onClose={onClose}
      onClick={close}
      className="m-0 size-full max-h-none max-w-none bg-ink p-0"
    >
      <div className="grid h-full place-items-center overflow-auto text-paper">
        {picture.data && (
          <FilePicture file={picture.data} alt={alt} className="max-h-svh max-w-full object-contain" />
        )}
        {!picture.data && <output>{picture.error ? words.failure(picture.error) : words.coming}</output>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="fixed top-3 right-3 grid size-12 place-items-center rounded-full bg-paper text-ink focus-visible:outline-paper"
      >
        <LineIcon name="close" className="size-6" />
      </button>
    </dialog>
  );
}
