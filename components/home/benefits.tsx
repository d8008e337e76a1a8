import { StaticIcon, type StaticIconName } from "@/components/ui/static-icon";
import { deliveryTime, returnTime } from "@/lib/shop-facts";

const listBenefits = (): { icon: StaticIconName; title: string; text: string }[] => [
  { icon: "banknote", title: "Cash on delivery", text: "Look at the parcel, then pay." },
  {
    icon: "truck",
    title: "Anywhere in Bangladesh",
    text: `At your door in ${deliveryTime()}.`,
  },
  {
    icon: "exchange",
    title: `${returnTime()} to exchange`,
    text: "Wrong size, defect, wrong item: bring it back.",
  },
];

const ACROSS = " lg:grid lg:grid-cols-3 lg:gap-x-8 lg:[&>li]:border-t-0";

interface BenefitsProps {
  /** Side by side on large screens, where the list has the whole width. */
  isAcross?: boolean;
}

/** The three assurances that shoppers look for, set like a care label. */
export function Benefits({ isAcross = false }: BenefitsProps) {
  return (
    <ul
      aria-label="What you can count on"
      className={`border-l-4 border-selvedge bg-white p-[min(1.5rem,5vw)]${isAcross ? ACROSS : ""}`}
    >
      {listBenefits().map(({ icon, title, text }) => (
        <li
          key={title}
          className="not-first:stitch-t grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(1rem,4vw)] py-4"
        >
          <StaticIcon name={icon} className="row-span-2 mt-0.5 size-[28px] text-indigo" />
          <p className="care-label text-sm">{title}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
