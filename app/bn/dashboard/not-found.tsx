import DashboardNotFoundPage from "@/app/(en)/dashboard/not-found";
import { inBangla } from "@/lib/words/of-request";

/** Rendered inside the frame of the dashboard's layout. */
export default inBangla(DashboardNotFoundPage);
