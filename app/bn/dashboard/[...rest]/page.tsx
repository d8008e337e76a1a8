import * as page from "@/app/(en)/dashboard/[...rest]/page";
import { inBangla } from "@/lib/words/of-request";

export const metadata = page.metadata;

export default inBangla(page.default);
