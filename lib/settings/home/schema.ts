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
import { home } from "@/lib/words/en/desk-settings-pages";

const { fields } = home;

/** The home page and the frame around it, as the owner sets them: what each field takes, and how its form shows it. */
export const homeSchema = z.object(
  withBangla(
    {
      slides: slidesField(fields.slides),
      trustLine: optionalLineField({ ...fields.trustLine, max: 120 }),
      sections: sectionsField(fields.sections),
      row: z.object(
        withBangla(
          {
            heading: lineField({ ...fields["row.heading"], max: 60 }),
            collection: collectionField(fields["row.collection"]),
            products: productsField(fields["row.products"]),
          },
          ["heading"],
        ),
      ),
      announcement: z.object(
        withBangla(
          {
            text: optionalLineField({ ...fields["announcement.text"], max: 80 }),
            href: placeField(fields["announcement.href"]),
            from: optionalDateField(fields["announcement.from"]),
            to: optionalDateField(fields["announcement.to"]),
          },
          ["text"],
        ),
      ),
    },
    ["trustLine"],
  ),
) satisfies z.ZodType<HomeLayout & Home>;
