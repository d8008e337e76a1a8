import { z } from "zod";
import { foldCase, isVisible } from "@/lib/platform/text/text";
import {
  chargeField,
  lineField,
  optionalLineField,
  rangeField,
  SETTING_FIELDS,
} from "@/lib/settings/fields/setting-fields";
import { areaName, readArea } from "@/lib/areas";
import { isKnownArea } from "@/lib/settings/zones/is-known-area";
import { readTypedZones, showTypedZones } from "@/lib/settings/zones/zone-texts";
import { DELIVERY_LOCATIONS, type DeliveryZone } from "@/lib/site";
import { settingErrors } from "@/lib/words/en/setting-errors";

export const MOST_ZONES = 20;
export const MOST_PLACES = 200;
const MAX_NAME = 60;

const SOME_PLACES = settingErrors.areas(MOST_PLACES);

const charge = chargeField();
const days = rangeField();

const zoneSchema = z.object({
  name: lineField({ max: MAX_NAME }),
  nameBn: optionalLineField({ max: MAX_NAME }).optional(),
  location: z.enum(DELIVERY_LOCATIONS, settingErrors.location),
  places: z
    .array(
      z
        .string()
        .refine(
          (name) => areaName(readArea(name)) === name && isKnownArea(readArea(name)),
          settingErrors.area,
        ),
    )
    .min(1, SOME_PLACES)
    .max(MOST_PLACES, SOME_PLACES),
  charge,
  days,
});

/** A zone of which something else may be wrong. */
const namedSchema = z.object({
  name: z.string().catch(""),
  places: z.array(z.string()).catch([]),
});

const zonesSchema = z
  .array(zoneSchema)
  .max(MOST_ZONES, settingErrors.mostZones(MOST_ZONES))
  .superRefine(refuseTwice, { when: ({ value }) => Array.isArray(value) });

/** Told together with what else is wrong: so the zones may be anything. */
function refuseTwice(given: readonly unknown[], context: z.RefinementCtx): void {
  const zones = given.map((zone) => namedSchema.safeParse(zone).data ?? { name: "", places: [] });
  const owners = new Map<string, string>();
  for (const [index, { name, places }] of zones.entries()) {
    const same = zones.findIndex((zone) => foldCase(zone.name) === foldCase(name));
    if (same !== index && isVisible(name))
      context.addIssue({ code: "custom", path: [index, "name"], message: settingErrors.sameName });
    for (const place of places) {
      const owner = owners.get(place);
      if (owner !== undefined)
        context.addIssue({
          code: "custom",
          path: [index, "places"],
          message: owner ? settingErrors.taken(place, owner) : settingErrors.takenByOther(place),
        });
      owners.set(place, name);
    }
  }
}

const showPart = (part: z.ZodType, value: unknown): string => SETTING_FIELDS.get(part)?.show?.(value) ?? "";
const readPart = (part: z.ZodType, typed: string): unknown =>
  SETTING_FIELDS.get(part)?.read?.(typed) ?? typed;

const showZones = (zones: readonly DeliveryZone[]): string =>
  showTypedZones(
    zones.map((zone) => ({
      ...zone,
      nameBn: zone.nameBn ?? "",
      places: [...zone.places],
      charge: showPart(charge, zone.charge),
      days: showPart(days, zone.days),
    })),
  );

/** Places with a charge and a time of their own. */
export const zonesField = () =>
  zonesSchema.register(SETTING_FIELDS, {
    kind: "zones",
    show: (value) => showZones(zonesSchema.safeParse(value).data ?? []),
    read: (typed) =>
      readTypedZones(typed).map(({ nameBn, ...zone }) => ({
        ...zone,
        ...(nameBn !== "" && { nameBn }),
        charge: readPart(charge, zone.charge),
        days: readPart(days, zone.days),
      })),
  });
