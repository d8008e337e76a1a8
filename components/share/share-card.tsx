import type { ReactNode } from "react";
import { COLORS } from "@/components/share/colors";
import { SHARE_PHOTO, SHARE_SIZE } from "@/lib/share/rules";
import { SITE } from "@/lib/site";

interface ShareCardParts {
  label: string;
  fact: string;
  isSoldOut: boolean;
  /** None, one, or four; as data: addresses. */
  photos: string[];
  name: { src: string; width: number; height: number } | null;
}

const EDGE = 12;
const LABEL = { fontFamily: "label", fontSize: 24, letterSpacing: 2.4, textTransform: "uppercase" } as const;
const STITCH = `3px dashed ${COLORS.muted}`;

/** A hang tag, 1200 by 630, for the framework's image renderer: flex boxes, and no style sheet. */
export function ShareCard({ label, fact, isSoldOut, photos, name }: ShareCardParts) {
  return (
    <div style={{ display: "flex", ...SHARE_SIZE, background: COLORS.paper, color: COLORS.ink }}>
      <Photos photos={photos}>{isSoldOut && <SoldOut />}</Photos>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: SHARE_SIZE.width - SHARE_PHOTO.width,
          padding: "48px 64px 44px 52px",
          borderRight: `${EDGE}px solid ${COLORS.selvedge}`,
        }}
      >
        <Brand />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ ...LABEL, display: "flex", color: COLORS.muted, marginBottom: 20 }}>{label}</div>
          {name && <img src={name.src} width={name.width} height={name.height} alt="" />}
          {fact && (
            <div
              style={{
                display: "flex",
                fontFamily: "wide",
                fontSize: 56,
                marginTop: 28,
                color: COLORS.indigo,
              }}
            >
              {fact}
            </div>
          )}
        </div>
        <div style={{ ...LABEL, display: "flex", borderTop: STITCH, paddingTop: 22, fontSize: 22 }}>
          Cash on delivery anywhere in Bangladesh
        </div>
      </div>
    </div>
  );
}

/** The woven label: the brand's name between two lines of stitching. */
function Brand() {
  return (
    <div style={{ display: "flex" }}>
      <div
        style={{
          display: "flex",
          borderTop: STITCH,
          borderBottom: STITCH,
          padding: "6px 6px 4px",
          fontFamily: "wide",
          fontSize: 34,
          letterSpacing: 5,
          textTransform: "uppercase",
        }}
      >
        {SITE.name}
      </div>
    </div>
  );
}

function SoldOut() {
  return (
    <div
      style={{
        ...LABEL,
        display: "flex",
        position: "absolute",
        left: 0,
        bottom: 40,
        padding: "14px 26px 12px 24px",
        background: COLORS.white,
        color: COLORS.selvedge,
        borderLeft: `${EDGE}px solid ${COLORS.selvedge}`,
        fontSize: 34,
      }}
    >
      Sold out
    </div>
  );
}

function Photos({ photos, children }: { photos: string[]; children: ReactNode }) {
  const side = photos.length > 1 ? 2 : 1;
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        position: "relative",
        ...SHARE_PHOTO,
        background: COLORS.kraft,
      }}
    >
      {photos.map((src, index) => (
        <img
          key={index}
          src={src}
          width={SHARE_PHOTO.width / side}
          height={SHARE_PHOTO.height / side}
          alt=""
        />
      ))}
      {photos.length === 0 && <Tile />}
      {children}
    </div>
  );
}

/** Where there is no picture: the cloth with the label on it. */
function Tile() {
  return (
    <div style={{ display: "flex", alignItems: "center", justifyContent: "center", ...SHARE_PHOTO }}>
      <svg width="280" height="280" viewBox="0 0 64 64">
        <rect width="64" height="64" rx="2" fill={COLORS.indigo} />
        <path
          d="M8 11h48M8 53h48"
          stroke={COLORS.paper}
          strokeWidth="2.5"
          strokeDasharray="6 3"
          strokeLinecap="round"
        />
        <path d="M14 19h36v8H36.5v20h-9V27H14z" fill={COLORS.paper} />
        <path d="M61 4v56" stroke={COLORS.selvedge} strokeWidth="3" />
      </svg>
    </div>
  );
}
