import { useWords } from "#words";
import { FinishSteps } from "@/components/settings-desk/finish-steps";
import { RemoveDemo } from "@/components/settings-desk/remove-demo";
import { StaticIcon } from "@/components/ui/static-icon";
import { PageLink } from "@/components/ui/page-link";
import { FINISHABLE, FIRST_STEPS, type FirstStep } from "@/lib/maintenance/first-steps/constants";
import type { FirstSteps as Steps } from "@/lib/maintenance/first-steps/dto";
import { settingsPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { deliveryFacts } from "@/lib/shop-facts";

interface FirstStepsProps extends Steps {
  /** The ways by which customers are told, such as `Email`. */
  ways: readonly string[];
}

/** What the owner of a new shop does first, each with the way to it; what is done has a tick. */
export function FirstSteps({ stepsLeft, demoProducts, ways }: FirstStepsProps) {
  const words = useWords("deskFirstSteps");
  const done = FIRST_STEPS.length - stepsLeft.length;
  return (
    <section aria-labelledby="first-steps" className="mt-4 card px-4 py-3">
      <h2 id="first-steps" className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {words.title}
        <span className="text-sm font-normal text-muted">{words.done(done, FIRST_STEPS.length)}</span>
      </h2>
      <ol className="mt-1">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isDone={!stepsLeft.includes(step)} ways={ways} />
        ))}
      </ol>
      {demoProducts > 0 && <RemoveDemo count={demoProducts} />}
      <FinishSteps steps={FINISHABLE} label={words.hide} />
    </section>
  );
}

function Step({ step, isDone, ways }: { step: FirstStep; isDone: boolean } & Pick<FirstStepsProps, "ways">) {
  const words = useWords("deskFirstSteps");
  const { title, href, about, keep } = useStepWords(ways)[step];
  return (
    <li className="stitch-b flex gap-3 py-2 last:border-b-0">
      <span
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border ${isDone ? "border-indigo bg-indigo text-paper" : "border-ink/40"}`}
      >
        {isDone && <StaticIcon name="tick" className="size-4" />}
      </span>
      <div className="min-w-0">
        {isDone ? (
          <p className="text-muted">
            {title} <span className="sr-only">{words.isDone}</span>
          </p>
        ) : (
          <>
            <PageLink href={href} className="link font-semibold">
              {title}
            </PageLink>
            <p className="text-sm text-muted">{about}</p>
            {keep !== undefined && <FinishSteps steps={[step]} label={keep} />}
          </>
        )}
      </div>
    </li>
  );
}

interface StepWords {
  title: string;
  href: string;
  about: string;
  /** Of the button for whoever is content with what is there. */
  keep?: string;
}

function useStepWords(ways: readonly string[]): Record<FirstStep, StepWords> {
  const { brand, delivery, product, order, messages } = useWords("deskFirstSteps").steps;
  const { location } = useWords("orders");
  const { money } = useWords("units");
  const charges = Object.entries(deliveryFacts().charges);
  return {
    brand: { ...brand, href: settingsPath("brand") },
    delivery: {
      ...delivery,
      href: settingsPath("delivery"),
      about: charges.map(([place, charge]) => `${location(place)} ${money(charge)}`).join(", "),
    },
    product: { ...product, href: PATHS.addProduct },
    order: { ...order, href: PATHS.home },
    messages: {
      title: messages.title,
      href: settingsPath("messages"),
      about: ways.length === 0 ? messages.none : messages.told(ways),
      keep: messages.keep,
    },
  };
}
