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
      slides: slidesField(),
      trustLine: optionalLineField({ max: 120 }),
      sections: sectionsField(),
      row: z.object(
        withBangla(
          {
            heading: lineField({ max: 60 }),
            collection: collectionField(),
            products: productsField(),
          },
          ["heading"],
        ),
      ),
      announcement: z.object(
        withBangla(
          {
            text: optionalLineField({ max: 80 }),
            href: placeField(),
            from: optionalDateField(),
            to: optionalDateField(),
          },
          ["text"],
        ),
      ),
    },
    ["trustLine"],
  ),
) satisfies z.ZodType<HomeLayout & Home>;
