"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";

const FullScreenPictures = dynamic(
  () => import("@/components/ui/full-screen-pictures").then((module) => module.FullScreenPictures),
  { ssr: false },
);

interface PictureViewerProps {
  pictures: string[];
  /** The picture that is shown first. */
  index: number;
  name: string;
  children: ReactNode;
}

/** A picture that opens full screen. */
export function PictureViewer({ pictures, index, name, children }: PictureViewerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Show picture ${index + 1} of ${name} full screen`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="block w-full not-disabled:cursor-zoom-in"
      >
        {children}
      </button>
      {isOpen && (
        <FullScreenPictures pictures={pictures} first={index} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
