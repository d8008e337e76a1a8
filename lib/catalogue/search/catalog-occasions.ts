/**
 * What people name by its purpose: the words for it, and the words of the products that suit it. Who types "gift" finds
 * wallets and belts; who types "wallet" does not find belts.
 */
export const OCCASIONS = [
  {
    slug: "formal",
    words: "formal, ফরমাল, ফর্মাল, formel, office wear, formal wear",
    suits: "office, oxford, spread collar, cavalry",
  },
  {
    slug: "gift",
    words: "gift, present, birthday, anniversary, উপহার, গিফট, জন্মদিন, upohar, uphar",
    suits: "wallet, belt, cap, card holder",
  },
  {
    slug: "eid",
    words: "eid, ঈদ, puja, পূজা, boishakh, pohela boishakh, বৈশাখ",
    suits: "panjabi, full sleeve shirt",
  },
  {
    slug: "party",
    words: "party, wedding, biye, biyer, বিয়ে, পার্টি, gaye holud, গায়ে হলুদ",
    suits: "oxford, panjabi, spread collar",
  },
  {
    slug: "summer",
    words: "summer, gorom, gorome, gormer, গরম, গরমে, গ্রীষ্ম",
    suits: "linen, seersucker, rayon, half sleeve, camp collar",
  },
  {
    slug: "winter",
    words: "winter, warm, shit kal, shitkal, sitkal, shiter, shite, শীত, শীতকাল",
    suits: "flannel, overshirt, half zip, heavy jersey, jacket, hoodie, sweater",
  },
] as const;
