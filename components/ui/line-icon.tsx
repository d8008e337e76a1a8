/** Icons in lucide's style; lucide's own components would add their code to the script of every page. */
const LINES = {
  close: "M18 6 6 18M6 6l12 12",
  up: "m18 15-6-6-6 6",
  person:
    "M17.925 20.056a6 6 0 0 0-11.851.001M16 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
  bag: "M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
  pause:
    "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
} as const;

interface LineIconProps {
  name: keyof typeof LINES;
  className: string;
}

/** A line icon for client components; its words stand beside it. */
export function LineIcon({ name, className }: LineIconProps) {
  return <Lines path={LINES[name]} className={className} />;
}

/** Lines on a ground of 24 by 24. */
export function Lines({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
