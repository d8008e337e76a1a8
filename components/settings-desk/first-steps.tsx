import type { ReactNode } from "react";
import { FinishSteps } from "@/components/settings-desk/finish-steps";
import { RemoveDemo } from "@/components/settings-desk/remove-demo";
import { StaticIcon } from "@/components/ui/static-icon";
import { PageLink } from "@/components/ui/page-link";
import { FINISHABLE, FIRST_STEPS, type FirstStep } from "@/lib/maintenance/first-steps/constants";
import type { FirstSteps as Steps } from "@/lib/maintenance/first-steps/dto";
import { settingsPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { formatBdt } from "@/lib/platform/text/format";
import { deliveryFacts } from "@/lib/shop-facts";

interface FirstStepsProps extends Steps {
  /** The ways by which customers are told, such as `Email`. */
  ways: readonly string[];
}

/** What the owner of a new shop does first, each with the way to it; what is done has a tick. */
export function FirstSteps({ stepsLeft, demoProducts, ways }: FirstStepsProps) {
  const done = FIRST_STEPS.length - stepsLeft.length;
  return (
    <section aria-labelledby="first-steps" className="mt-4 card px-4 py-3">
      <h2 id="first-steps" className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        Make the shop yours
        <span className="text-sm font-normal text-muted">
          {done} of {FIRST_STEPS.length} done
        </span>
      </h2>
      <ol className="mt-1">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isDone={!stepsLeft.includes(step)} ways={ways} />
        ))}
      </ol>
      {demoProducts > 0 && <RemoveDemo count={demoProducts} />}
      <FinishSteps steps={FINISHABLE} label="Hide these steps" />
    </section>
  );
}

function Step({ step, isDone, ways }: { step: FirstStep; isDone: boolean } & Pick<FirstStepsProps, "ways">) {
  const { title, href, about, keep } = describeStep(step, ways);
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
            {title} <span className="sr-only">(done)</span>
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
  about: ReactNode;
  /** Of the button for whoever is content with what is there. */
  keep?: string;
}

function describeStep(step: FirstStep, ways: readonly string[]): StepWords {
  const { charges } = deliveryFacts();
  const words: Record<FirstStep, StepWords> = {
    brand: {
      title: "Set the shop’s name and phone",
      href: settingsPath("brand"),
      about: "They stand on every page, bill and message.",
    },
    delivery: {
      title: "Set the delivery charges",
      href: settingsPath("delivery"),
      about: Object.entries(charges)
        .map(([location, charge]) => `${location} ${formatBdt(charge)}`)
        .join(", "),
      keep: "Keep these charges",
    },
    product: {
      title: "Add your first product",
      href: PATHS.addProduct,
      about: "Its pictures can come straight from your phone’s camera.",
    },
    order: {
      title: "Place a test order",
      href: PATHS.home,
      about:
        "Order in the shop as a customer would. It then waits for you under To call, where you can cancel it.",
    },
    messages: {
      title: "Choose how customers are told",
      href: settingsPath("messages"),
      about: ways.length === 0 ? "No messages are sent yet." : `Now they are told by ${ways.join(" and ")}.`,
      keep: "Keep it as it is",
    },
  };
  return words[step];
}
