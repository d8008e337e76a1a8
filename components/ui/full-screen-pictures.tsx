"use client";

import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSwipe } from "@/components/ui/use-swipe";
import { ZoomablePicture } from "@/components/ui/zoomable-picture";

interface FullScreenPicturesProps {
  pictures: string[];
  first: number;
  name: string;
  onClose: () => void;
}

/** Pictures over the whole screen: arrow keys and a finger turn, + and - zoom, Escape closes. Zoomed in, one scrolls. */
export function FullScreenPictures({ pictures, first, name, onClose }: FullScreenPicturesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const [isZoomed, setIsZoomed] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function turn(step: number) {
    setIndex((index + step + pictures.length) % pictures.length);
    setIsZoomed(false);
  }

  const swipe = useSwipe((step) => {
    if (!isZoomed && pictures.length > 1) turn(step);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight" && !isZoomed) turn(1);
    if (event.key === "ArrowLeft" && !isZoomed) turn(-1);
    if (event.key === "+" || event.key === "=") setIsZoomed(true);
    if (event.key === "-") setIsZoomed(false);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      data-full-screen=""
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...swipe}
      // What a finger turns must not be the browser's way back as well.
      className={`m-0 h-svh max-h-none w-full max-w-none overscroll-x-contain bg-ink p-0 ${isZoomed ? "" : "touch-pan-y touch-pinch-zoom"}`}
    >
      <div className="fixed inset-x-0 bottom-4 z-10 flex justify-center gap-3">
        {pictures.length > 1 && (
          <RoundButton label="Previous picture" icon={ChevronLeft} onClick={() => turn(-1)} />
        )}
        <RoundButton
          label={isZoomed ? "Zoom out" : "Zoom in"}
          icon={isZoomed ? ZoomOut : ZoomIn}
          onClick={() => setIsZoomed(!isZoomed)}
        />
        {pictures.length > 1 && (
          <RoundButton label="Next picture" icon={ChevronRight} onClick={() => turn(1)} />
        )}
        <RoundButton label="Close" icon={X} onClick={() => dialog.current?.close()} />
      </div>
      <ZoomablePicture
        src={pictures[index] ?? ""}
        alt={`${name}, ${index + 1} of ${pictures.length}`}
        isZoomed={isZoomed}
      />
    </dialog>
  );
}

interface RoundButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

function RoundButton({ label, icon: Icon, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full bg-paper text-ink focus-visible:outline-paper"
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
