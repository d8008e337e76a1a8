import { brandFacts, brandName, shopFacts } from "@/lib/shop-facts";
import { type Brand, DEFAULT_BRAND } from "@/lib/site";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import type { Language } from "@/lib/words/constants";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

/** The same texts as those of DEFAULT_BRAND. */
const DEFAULT_BRAND_BN = {
  tagline: "ঢাকায় তৈরি ছেলেদের এক্সপোর্ট কোয়ালিটি পোশাক",
  description:
    "ছেলেদের ডেনিম, টুইল, শার্ট, টি-শার্ট ও অ্যাকসেসরিজ। ঢাকার এক্সপোর্ট লাইনে তৈরি, বিক্রি দেশেই। সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।",
  address: "দোকান ১২, লেভেল ২, তেজগাঁও লিংক রোড, ঢাকা ১২০৮",
  hours: "শনি থেকে বৃহস্পতিবার সকাল ১০টা – রাত ৯টা, শুক্রবার বিকেল ৩টা – রাত ৯টা",
  payment: "ক্যাশ, বিকাশ, নগদ, রকেট বা কার্ড",
};

/** What the brand says of itself on a page. */
export interface BrandTexts {
  name: string;
  tagline: ShownText;
  description: ShownText;
  /** Of the outlet, in one line. */
  address: ShownText;
  hours: ShownText;
  payment: ShownText;
}

/**
 * The brand as it is now, or one that is still typed, in a language: the owner's words, else the shop's own where the owner
 * has set none.
 */
export function brandTexts(language: Language, of: Brand = shopFacts().brand): BrandTexts {
  const { outletAddress, outlet, ...brand } = brandFacts(of);
  const usual = DEFAULT_BRAND;
  const { tagline, description, hours, payment, address } = DEFAULT_BRAND_BN;
  const show = (text: string, textBn: string | undefined, usualBn: string | false) =>
    showOwnersText(language, { text, textBn, usualBn: usualBn || undefined });
  return {
    name: brandName(language, of),
    tagline: show(brand.tagline, brand.taglineBn, brand.tagline === usual.tagline && tagline),
    description: show(
      brand.description,
      brand.descriptionBn,
      brand.description === usual.description && description,
    ),
    address: show(outletAddress, addressBn(outlet), isUsualPlace(outlet) && address),
    hours: show(outlet.hours, outlet.hoursBn, outlet.hours === usual.outlet.hours && hours),
    payment: show(outlet.payment, outlet.paymentBn, outlet.payment === usual.outlet.payment && payment),
  };
}

/** In one line, where the owner has given all of it in Bangla. */
const addressBn = ({ streetBn, cityBn, postalCode }: Brand["outlet"]): string | undefined =>
  streetBn && cityBn ? `${streetBn}, ${cityBn} ${toBanglaDigits(postalCode)}` : undefined;

const isUsualPlace = ({ street, city, postalCode }: Brand["outlet"]): boolean => {
  const { outlet } = DEFAULT_BRAND;
  return street === outlet.street && city === outlet.city && postalCode === outlet.postalCode;
};
