import ShopLayout from "@/app/(en)/(shop)/layout";
import { inBangla } from "@/lib/words/of-request";

export default inBangla(ShopLayout);
