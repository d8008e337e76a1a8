/** Cut, not moulded: a star of straight lines on a ground of 24 by 24. */
const STAR = " 2.6 6.8 7.3.4-5.6 4.6 1.8 7-6.1-3.9-6.1 3.9 1.8-7-5.6-4.6 7.3-.4z";
const SIDE = 24;
const MOST = 5;

const drawStars = (count: number): string =>
  `m12 2.5${Array.from({ length: count }, () => STAR).join("m24 0")}`;

const FIVE = drawStars(MOST);
export const ONE_STAR = drawStars(1);

interface StarsProps {
  /** How many of the five are filled; a part of one too. */
  value: number;
  /** What they say. Left out where it stands beside them. */
  label?: string;
  className: string;
}

/** So many stars of five. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <svg
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      viewBox={`0 0 ${SIDE * MOST} ${SIDE}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={className}
    >
      <path d={FIVE} />
      {/* A drawing within a drawing ends at its edge. */}
      <svg width={value * SIDE} height={SIDE} fill="currentColor">
        <path d={FIVE} />
      </svg>
    </svg>
  );
}
