import { encodeCode128 } from "@/components/print/code128";

/** The quiet zone: empty modules on either side, which the standard requires. */
const QUIET = 10;

interface BarcodeProps {
  text: string;
  label: string;
  className: string;
}

/** A text as Code 128, which fills its container's width. */
export function Barcode({ text, label, className }: BarcodeProps) {
  const widths = encodeCode128(text);
  const end = widths.reduce((sum, width) => sum + width, QUIET);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${end + QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M${QUIET} 0${widths.map(drawNext).join("")}`} />
    </svg>
  );
}

/** Bar and gap in turn. */
const drawNext = (width: number, index: number): string =>
  index % 2 === 0 ? `h${width}v1h-${width}zm${width} 0` : `m${width} 0`;
