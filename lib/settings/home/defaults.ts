import { SECTION_NAMES, type SectionName } from "@/lib/settings/home/sections";
import { DEFAULT_HOME, type Home } from "@/lib/site";

/** What the owner may set of the home page itself. */
export interface HomeLayout {
  /** A line below the slides; empty for none. */
  trustLine: string;
  /** What is shown below them, in its order. */
  sections: SectionName[];
}

/** The home page of a shop whose owner has set nothing of it. */
export const DEFAULT_HOME_LAYOUT: HomeLayout = { trustLine: "", sections: SECTION_NAMES };

/** The whole group: the home page, and the line on top of all pages. */
export const DEFAULT_HOME_SETTINGS: HomeLayout & Home = { ...DEFAULT_HOME_LAYOUT, ...DEFAULT_HOME };
