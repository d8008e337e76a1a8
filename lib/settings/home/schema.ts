import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import {
  lineField,
  optionalDateField,
  optionalLineField,
  placeField,
} from "@/lib/settings/fields/setting-fields";
import type { HomeLayout } from "@/lib/settings/home/defaults";
import { collectionField, productsField, sectionsField, slidesField } from "@/lib/settings/home/home-fields";
import type { Home } from "@/lib/site";

/** The home page and the frame around it, as the owner sets them: what each field takes, and how its form shows it. */
export const homeSchema = z.object(
  withBangla(
    {
      slides: slidesField({
        label: "Slides",
        about:
          "Shown at the top of the home page, one after another. Each has a button that leads to a page of the shop.",
      }),
      trustLine: optionalLineField({
        label: "Line of trust",
        about:
          "One line below the slides, such as: 12,000 parcels delivered since 2019. Leave it empty for none.",
        max: 120,
      }),
      sections: sectionsField({
        label: "Sections",
        about:
          "What is shown below the slides, from top to bottom. A section with nothing to show is left out.",
      }),
      row: z.object(
        withBangla(
          {
            heading: lineField({ label: "Heading of your row", max: 60 }),
            collection: collectionField({
              label: "Collection of your row",
              about:
                "The first products of it that can be bought. Without one, the row has the products below.",
            }),
            products: productsField({
              label: "Products of your row",
              about:
                "A product that is sold out, a draft or deleted is left out, and comes back when it can be bought again.",
            }),
          },
          ["heading"],
        ),
      ),
      announcement: z.object(
        withBangla(
          {
            text: optionalLineField({
              label: "Announcement",
              about: "One line at the top of every page, until a shopper closes it. Leave it empty for none.",
              max: 80,
            }),
            href: placeField({
              label: "Where it leads",
              about:
                "A page of the shop, such as /denimpants, or a link with https. Leave it empty for no link.",
            }),
            from: optionalDateField({ label: "First day", about: "Leave it empty to begin at once." }),
            to: optionalDateField({ label: "Last day", about: "Leave it empty for no end." }),
          },
          ["text"],
        ),
      ),
    },
    ["trustLine"],
  ),
) satisfies z.ZodType<HomeLayout & Home>;
