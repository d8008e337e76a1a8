import { SECTION_NAMES, type SectionName } from "@/lib/settings/home/sections";
import { DEFAULT_SLIDES, type Slide } from "@/lib/settings/home/slides";
import { DEFAULT_HOME, type Home } from "@/lib/site";

/** What the owner may set of the home page itself. */
export interface HomeLayout {
  slides: Slide[];
  /** A line below the slides; empty for none. */
  trustLine: string;
  trustLineBn?: string | undefined;
  /** What is shown below them, in its order. */
  sections: SectionName[];
  /** A row of products: of a collection, else by their ids. It is shown where one of them can be had. */
  row: { heading: string; headingBn?: string | undefined; collection: string; products: string[] };
}

/** The home page of a shop whose owner has set nothing of it. */
export const DEFAULT_HOME_LAYOUT: HomeLayout = {
  slides: DEFAULT_SLIDES,
  trustLine: "",
  sections: SECTION_NAMES,
  row: { heading: "Our picks", collection: "", products: [] },
};

/** The heading of that row in Bangla. */
export const DEFAULT_HEADING_BN = "আমাদের বাছাই";

/** The whole group: the home page, and the line on top of all pages. */
export const DEFAULT_HOME_SETTINGS: HomeLayout & Home = { ...DEFAULT_HOME_LAYOUT, ...DEFAULT_HOME };
