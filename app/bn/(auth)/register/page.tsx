import * as page from "@/app/(en)/(auth)/register/page";
import { inBangla } from "@/lib/words/of-request";

export const dynamic = "force-dynamic";
export const generateMetadata = inBangla(page.generateMetadata);

export default inBangla(page.default);
