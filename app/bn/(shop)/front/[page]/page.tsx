import * as page from "@/app/(en)/(shop)/front/[page]/page";
import { inBangla } from "@/lib/words/of-request";

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = inBangla(page.generateMetadata);

export default inBangla(page.default);
