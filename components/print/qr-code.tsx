import { encodeQR } from "qr";

/** The quiet zone: empty modules on either side, which the standard requires. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className: string;
}

/** A text as a QR code, which fills its container's width. Only the server renders it: no page loads the encoder. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const rows = encodeQR(text, "raw", { border: QUIET, ecc: "medium" });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path
        d={rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")}
      />
    </svg>
  );
}
