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

/** The brand, as the owner sets it: what each field takes, and how its form shows it. */
export const brandSchema = z.object(
  withBangla(
    {
      name: lineField({ max: 30 }),
      tagline: lineField({ max: 60 }),
      description: paragraphField({ max: 160 }),
      email: emailField(),
      phone: phoneField(),
      whatsApp: phoneField(),
      outlet: z.object(
        withBangla(
          {
            street: lineField({ max: 80 }),
            city: lineField({ max: 40 }),
            postalCode: lineField({ max: 12 }),
            hours: lineField({ max: 120 }),
            mapUrl: linkField(),
            payment: lineField({ max: 80 }),
          },
          ["street", "city", "hours", "payment"],
        ),
      ),
      social: z.object({
        Facebook: optionalLinkField(),
        YouTube: optionalLinkField(),
        Instagram: optionalLinkField(),
      }),
      registration: z.object({
        tradeLicence: optionalLineField({ max: 60 }),
        dbid: optionalLineField({ max: 30 }),
      }),
    },
    ["name", "tagline", "description"],
  ),
) satisfies z.ZodType<Brand>;
