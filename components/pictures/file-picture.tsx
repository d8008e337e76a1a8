import { useEffect, useRef } from "react";

interface FilePictureProps {
  file: Blob;
  alt: string;
  className: string;
}

/** A picture without an address, from bytes in this browser. */
export function FilePicture({ file, alt, className }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    if (!current) return;
    const url = URL.createObjectURL(file);
    current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt={alt} className={className} />;
}
