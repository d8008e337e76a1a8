import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SettingControl } from "@/components/settings-desk/setting-control";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { SettingGroupName } from "@/lib/settings/constants";
import { listSettingFields, nameOf, typedAt } from "@/lib/settings/fields/setting-fields";

function render(group: SettingGroupName, name: string): string {
  const { schema, defaults } = ALL_GROUPS[group];
  const field = listSettingFields(schema).find((one) => nameOf(one) === name);
  if (!field) throw new Error(`${group} has no field ${name}.`);
  const text = typedAt(defaults, field);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SettingControl
        {...{ group, field, text }}
        saved={text}
        usual={text}
        errors={{}}
        lastChange={undefined}
        onUpload={() => undefined}
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  );
}

it.each<[SettingGroupName, string, string]>([
  ["home", "slides", 'class="sr-only">Slides<'],
  ["pages", "privacy", 'class="sr-only">Privacy<'],
  ["home", "sections", 'class="care-label mb-1.5">Sections<'],
  ["home", "announcement.text", 'class="care-label mb-1.5 block">Announcement<'],
])("names %s.%s once where its part has the same name", (group, name, label) => {
  expect(render(group, name)).toContain(label);
});
