import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The guard for the pages of each folder of the dashboard. */
export const DASHBOARD_GUARDS = {
  "(admin)": "requireAdmin",
  "(desk)": "requireStaff",
  "(account)": "requireUser",
} as const;

export interface DashboardPage {
  /** The path from the dashboard's folder. */
  file: string;
  group: keyof typeof DASHBOARD_GUARDS;
  /** Below /dashboard, such as `updateProduct/[id]`. */
  route: string;
}

const isGroup = (folder: string): folder is DashboardPage["group"] => folder in DASHBOARD_GUARDS;

/** Every page below /dashboard, except the catch-all page. */
export function listDashboardPages(root: string): DashboardPage[] {
  return readdirSync(join(root, "app/(en)/dashboard"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /(?:^|\/)page\.tsx?$/.test(path) && path !== "[...rest]/page.tsx")
    .map((file) => {
      const [group = "", ...route] = file.split("/").slice(0, -1);
      if (!isGroup(group))
        throw new Error(`app/(en)/dashboard/${file} is in none of the folders that say who may see it.`);
      return { file, group, route: route.join("/") };
    });
}
