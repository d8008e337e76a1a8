import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import {
  emailField,
  lineField,
  optionalLineField,
  linkField,
  optionalLinkField,
  paragraphField,
  phoneField,
} from "@/lib/settings/fields/setting-fields";
import type { Brand } from "@/lib/site";
import { brand } from "@/lib/words/en/desk-settings-fields";

const { fields } = brand;

/** The brand, as the owner sets it: what each field takes, and how its form shows it. */
export const brandSchema = z.object(
  withBangla(
    {
      name: lineField({ ...fields.name, max: 30 }),
      tagline: lineField({ ...fields.tagline, max: 60 }),
      description: paragraphField({ ...fields.description, max: 160 }),
      email: emailField(fields.email),
      phone: phoneField(fields.phone),
      whatsApp: phoneField(fields.whatsApp),
      outlet: z.object(
        withBangla(
          {
            street: lineField({ ...fields["outlet.street"], max: 80 }),
            city: lineField({ ...fields["outlet.city"], max: 40 }),
            postalCode: lineField({ ...fields["outlet.postalCode"], max: 12 }),
            hours: lineField({ ...fields["outlet.hours"], max: 120 }),
            mapUrl: linkField(fields["outlet.mapUrl"]),
            payment: lineField({ ...fields["outlet.payment"], max: 80 }),
          },
          ["street", "city", "hours", "payment"],
        ),
      ),
      social: z.object({
        Facebook: optionalLinkField(fields["social.Facebook"]),
        YouTube: optionalLinkField(fields["social.YouTube"]),
        Instagram: optionalLinkField(fields["social.Instagram"]),
      }),
      registration: z.object({
        tradeLicence: optionalLineField({ ...fields["registration.tradeLicence"], max: 60 }),
        dbid: optionalLineField({ ...fields["registration.dbid"], max: 30 }),
      }),
    },
    ["name", "tagline", "description"],
  ),
) satisfies z.ZodType<Brand>;
