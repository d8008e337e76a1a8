import * as page from "@/app/(en)/(shop)/track/[token]/page";
import { inBangla } from "@/lib/words/of-request";

export const dynamic = "force-dynamic";
export const metadata = page.metadata;

export default inBangla(page.default);
