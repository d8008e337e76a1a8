import { z } from "zod";
import { withBangla } from "@/lib/settings/fields/in-bangla";
import { blocksField, questionsField } from "@/lib/settings/pages/page-fields";
import type { Pages } from "@/lib/settings/pages/defaults";

/** The pages, as the owner sets them: what each field takes, and how its form shows it. */
export const pagesSchema = z.object(
  withBangla(
    {
      about: blocksField({
        label: "About & Contact",
        path: "/about",
        more: "Its picture and your contact stand beside it.",
      }),
      faq: questionsField({
        label: "Questions",
        about: "On the home page; the first is open. Put # before a question, and its answer below it.",
      }),
      returns: blocksField({
        label: "Return & Exchange",
        path: "/return",
        more: "The first list is what a return asks for: invoices tell it too, and the form in which a customer asks for one. How to start stands beside the text.",
      }),
      privacy: blocksField({ label: "Privacy", path: "/privacy" }),
      terms: blocksField({ label: "Terms", path: "/terms" }),
    },
    ["about", "faq", "returns", "privacy", "terms"],
  ),
) satisfies z.ZodType<Pages>;
