"use client";

import { useWords } from "#words";
import { EmptyCategories, useEmptyCategories } from "@/components/products-desk/categories/empty-categories";
import { FinishSteps } from "@/components/settings-desk/finish-steps";
import { PageLink } from "@/components/ui/page-link";
import { settingsPath } from "@/lib/desk-paths";
import type { ExamplePart } from "@/lib/maintenance/first-steps/constants";
import type { Leftovers as LeftoversProps } from "@/lib/maintenance/first-steps/dto";
import type { SettingGroupName } from "@/lib/settings/constants";

/** The settings in which each is changed. */
const GROUPS = { slides: "home", sections: "home", about: "pages" } as const satisfies Record<
  ExamplePart,
  SettingGroupName
>;

/** What is left of the example shop once its products are gone, each with the way to change it. */
export function Leftovers({ emptyCategories, examples }: LeftoversProps) {
  const { leftovers: words } = useWords("deskFirstSteps");
  const categories = useEmptyCategories(emptyCategories);
  const hasCategories = categories.named.length > 0;
  if (!hasCategories && examples.length === 0) return null;
  return (
    <section aria-labelledby="leftovers" className="mt-4 card px-4 py-3">
      <h2 id="leftovers" className="text-lg">
        {words.title}
      </h2>
      <ul className="mt-1">
        {hasCategories && (
          <li className="stitch-b py-2">
            <EmptyCategories {...categories} />
          </li>
        )}
        {examples.map((part) => (
          <li key={part} className="stitch-b py-2">
            <p className="font-semibold">{words.examples[part].text}</p>
            <PageLink href={settingsPath(GROUPS[part])} className="tap-link">
              {words.examples[part].change}
            </PageLink>
          </li>
        ))}
      </ul>
      <FinishSteps steps={["leftovers"]} label={words.leave} />
    </section>
  );
}
