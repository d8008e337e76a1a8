import * as page from "@/app/(en)/dashboard/(desk)/reviews/page";
import { inBangla } from "@/lib/words/of-request";

export const generateMetadata = inBangla(page.generateMetadata);

export default inBangla(page.default);
