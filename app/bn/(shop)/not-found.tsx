import ShopNotFoundPage from "@/app/(en)/(shop)/not-found";
import { inBangla } from "@/lib/words/of-request";

/** Rendered inside the frame of the shop's layout. */
export default inBangla(ShopNotFoundPage);
