import { SITE } from "@/lib/site";

const { min, max } = SITE.deliveryDays;

const PROMISES = [
  "Cash on delivery",
  `${min} – ${max} days anywhere`,
  `${SITE.returnWindowDays} days to exchange`,
];

/** Why to buy here, on every page, in one quiet line. */
export function PromiseLine() {
  return (
    <ul
      aria-label="Delivery and exchange"
      className="stitch-t flex flex-wrap justify-center gap-[min(0.75rem,2vw)] px-[2vw] py-1 text-[clamp(0.6875rem,2.9vw,0.8125rem)] whitespace-nowrap text-muted"
    >
      {PROMISES.map((promise) => (
        <li
          key={promise}
          className="not-first:before:mr-[min(0.75rem,2vw)] not-first:before:content-['·'/'']"
        >
          {promise}
        </li>
      ))}
    </ul>
  );
}
