import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import {
  emailField,
  lineField,
  linkField,
  optionalLinkField,
  paragraphField,
  phoneField,
} from "@/lib/settings/fields/setting-fields";
import type { Brand } from "@/lib/site";

const SOCIAL = "Leave it empty to show no link.";

/** The brand, as the owner sets it: what each field takes, and how its form shows it. */
export const brandSchema = z.object(
  withBangla(
    {
      name: lineField({
        label: "Name",
        about: "In the header and footer of each page, in titles, and in mails, SMS and prints.",
        max: 30,
      }),
      tagline: lineField({ label: "Tagline", about: "The heading of the home page.", max: 60 }),
      description: paragraphField({
        label: "Description",
        about: "On the home page, and below the link in search results.",
        max: 160,
      }),
      email: emailField({ label: "Email", about: "On About & Contact, in mails and on invoices." }),
      phone: phoneField({ label: "Phone", about: "On each page, in mails and SMS, and on prints." }),
      whatsApp: phoneField({ label: "WhatsApp number", about: "Opened by the WhatsApp links." }),
      outlet: z.object(
        withBangla(
          {
            street: lineField({ label: "Street and house", max: 80 }),
            city: lineField({ label: "City", max: 40 }),
            postalCode: lineField({ label: "Postal code", max: 12 }),
            hours: lineField({
              label: "Opening hours",
              about: "Search engines read them too if written as “Friday 3 pm – 9 pm, …”.",
              max: 120,
            }),
            mapUrl: linkField({ label: "Link to the map" }),
            payment: lineField({ label: "Ways to pay at the outlet", max: 80 }),
          },
          ["street", "city", "hours", "payment"],
        ),
      ),
      social: z.object({
        Facebook: optionalLinkField({ label: "Facebook page", about: SOCIAL }),
        YouTube: optionalLinkField({ label: "YouTube channel", about: SOCIAL }),
        Instagram: optionalLinkField({ label: "Instagram account", about: SOCIAL }),
      }),
    },
    ["name", "tagline", "description"],
  ),
) satisfies z.ZodType<Brand>;
