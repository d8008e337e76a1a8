import { useWords } from "#words";
import { StaticIcon, type StaticIconName } from "@/components/ui/static-icon";
import { deliveryFacts, orderTerms } from "@/lib/shop-facts";

interface Benefit {
  icon: StaticIconName;
  title: string;
  text: string;
}

function useBenefits(): Benefit[] {
  const { promises } = useWords("shell");
  const { benefits: words } = useWords("home");
  const { businessDays, days } = useWords("units");
  return [
    { icon: "banknote", title: promises.cash, text: words.cash },
    {
      icon: "truck",
      title: words.anywhere,
      text: words.atYourDoor(businessDays(deliveryFacts().anywhere)),
    },
    { icon: "exchange", title: promises.exchange(days(orderTerms().returnDays)), text: words.exchange },
  ];
}

const ACROSS = " lg:grid lg:grid-cols-3 lg:gap-x-8 lg:[&>li]:border-t-0";

interface BenefitsProps {
  /** Side by side on large screens, where the list has the whole width. */
  isAcross?: boolean;
}

/** The three assurances that shoppers look for, set like a care label. */
export function Benefits({ isAcross = false }: BenefitsProps) {
  const { label } = useWords("home").benefits;
  return (
    <ul
      aria-label={label}
      className={`border-l-4 border-selvedge bg-white p-[min(1.5rem,5vw)]${isAcross ? ACROSS : ""}`}
    >
      {useBenefits().map(({ icon, title, text }) => (
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
