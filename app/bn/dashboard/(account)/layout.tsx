import * as page from "@/app/(en)/dashboard/(account)/layout";
import { inBangla } from "@/lib/words/of-request";

export default inBangla(page.default);
