import { encodeQR } from "qr";

/** Empty modules on either side, which the standard asks for. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className: string;
}

/** A text as a QR code, as wide as its place. For pages that the server makes: the encoder is no script of any page. */
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
