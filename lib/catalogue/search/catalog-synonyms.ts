/**
 * The synonyms of what the shop sells: the words of a line mean the same, whichever of them stands in a product's
 * name or category and whichever a shopper types. English, Bengali, and Bengali in Latin letters; a line may hold
 * several words for one. A shop adds lines of its own in a file (SYNONYMS_FILE in .env.example). Other meanings have
 * tables of their own: colours catalog-colors.ts, purposes catalog-occasions.ts, kinds of goods that the shop need not
 * have catalog-kinds.ts, and wishes for the order or a reduced price catalog-wishes.ts.
 */
export const SYNONYMS: readonly string[] = [
  "pants, pant, trouser, trousers, full pant, প্যান্ট, পেন্ট, ফুল প্যান্ট, ট্রাউজার, pent",
  "jeans, jean, denim pants, denim pant, denim full, জিন্স, জিনস, জিন্স প্যান্ট, ডেনিম প্যান্ট, jins, jinse, jins pant, jeans pant",
  "denim, ডেনিম, denem",
  "twill, gabardine, gabardin, gaberdine, gabading, গ্যাবার্ডিন, গেবার্ডিন, গ্যাবাডিন, টুইল",
  "chino, চিনো, চিনোস",
  "cargo, কার্গো, mobile pant, মোবাইল প্যান্ট, six pocket, chhoy pocket, ছয় পকেট",
  "jogger, jogar, joger, জগার, জগার্স",
  "shorts, short, half pant, haf pant, hap pant, হাফ প্যান্ট, হাফপ্যান্ট, halfpant, শর্টস, three quarter, three quarter pant, thri quarter, thri quarter pant, থ্রি কোয়ার্টার, থ্রি কোয়ার্টার প্যান্ট",
  "shirt, শার্ট, সার্ট, shart",
  "full sleeve, full sleeves, full hata, fullhata, ful hata, long sleeve, ফুল হাতা, ফুলহাতা, ফুল স্লিভ, লম্বা হাতা, lomba hata",
  "half sleeve, half sleeves, half hata, halfhata, haf hata, short sleeve, half shirt, haf shirt, হাফ হাতা, হাফহাতা, হাফ স্লিভ, হাফ শার্ট",
  "t-shirt, tshirt, tee, tee shirt, t shart, টি-শার্ট, টিশার্ট, টি সার্ট, গেঞ্জি, genji, genjee, gengi, ganji",
  "polo, polo shirt, পোলো, কলার গেঞ্জি, কলারের গেঞ্জি, kolar genji, collar genji, collar t-shirt",
  "drop shoulder, drop sholder, dropshoulder, dropsholder, ড্রপ শোল্ডার, ড্রপশোল্ডার, oversized, oversize, ওভারসাইজ, ওভারসাইজড",
  "panjabi collar, punjabi collar, band collar, ban collar, mandarin collar, পাঞ্জাবি কলার, পাঞ্জাবি কলারের, ব্যান কলার, panjabi kolar",
  "panjabi, punjabi, পাঞ্জাবি, পাঞ্জাবী",
  "collar, kolar, কলার, কলারের",
  "round neck, crew neck, gol gola, goal gola, gol golar, গোল গলা, গোল গলার",
  "cotton, suti, shuti, সুতি, কটন, সুতির",
  "linen, লিনেন, linin, lilen, লিলেন",
  "viscose, rayon, ভিসকস, রেয়ন",
  "corduroy, cord, কর্ডুরয়, kordoroy",
  "poplin, পপলিন, poplen",
  "jersey, জার্সি",
  "fleece, terry, french terry, টেরি",
  "check, চেক, gingham, madras",
  "stripe, striped, স্ট্রাইপ, ডোরা, dora",
  "leather, চামড়া, চামড়ার, লেদার, chamra, chamrar",
  "boxer, boxers, underwear, under wear, brief, trunk, boxer short, boxer shorts, boxer brief, আন্ডারওয়্যার, আন্ডারওয়ার, জাঙ্গিয়া, বক্সার, jangia, jangiya, underwar",
  "belt, belts, বেল্ট, কোমরের বেল্ট, bel",
  "cap, caps, hat, baseball cap, বেসবল ক্যাপ, টুপি, ক্যাপ, topi, tupi, kap",
  "wallet, wallets, money bag, moneybag, manibag, purse, মানিব্যাগ, মানি ব্যাগ, ওয়ালেট, walet",
  "card holder, cardholder, কার্ড হোল্ডার",
  "slim, slim fit, skinny, skinny fit, স্কিনি, স্লিম, স্লিম ফিট, chapa, চাপা",
  "straight, straight fit, straight leg, স্ট্রেইট",
  "relaxed, loose, baggy, bagi, ব্যাগি, relaxed fit, loose fit, dhila, ঢিলা, ঢিলেঢালা, লুজ",
  "xxl, 2xl, ডাবল এক্সেল, double xl",
  "xl, এক্সেল",
  "l, large, এল, লার্জ",
  "m, medium, এম, মিডিয়াম",
  "s, small, এস, স্মল",
  "office, অফিস, ofis",
];

/** Words that say nothing about the wanted product, beside other words. */
export const STOP_WORDS =
  "for, men, mens, man, the, a, and, of, in, with, size, colour, color, fit, price, taka, tk, bdt, best, good, er, ar, jonno, chai, lagbe, dam, koto, valo, bhalo, saij, saiz, rong, ronger, kalar, kaler, e, te, ki, ache, ase, nai, আছে, সাইজ, সাইজের, রঙ, রঙের, এর, জন্য, চাই, লাগবে, দাম, কত, ভালো, ছেলেদের, পুরুষদের, cheleder, chelader, purushder, ও, কালার, কালারের, আর, টাকা";

/** Words that are left out where nothing that is sold has them. */
export const SOFT_WORDS =
  "any, some, special, item, nice, beautiful, quality, comfortable, soft, original, pure, plain, casual, big, boro, choto, porar, porbo, wear, dress, cloth, collection, design, gents, gent, boy, father, dad, brother, husband, boyfriend, friend, son, uncle, wala, ala, maner, kapor, kapoor, jama, sundor, baba, bhai, vai, কালেকশন, ডিজাইন, স্পেশাল, ওয়ালা, কাপড়, জামা, সুন্দর, মানের, আরামদায়ক, বড়, ছোট, পরার, বাবা, ভাই, স্বামী, বন্ধু";

/** What a wanted thing is for: what stands behind the first, and before the others, may be left out as well. */
export const PURPOSE_WORDS = { before: "for", behind: "jonno, jonne, জন্য, জন্যে", of: "er, এর" } as const;

/** Endings that a word of Bengali takes on, the longest first, in Bengali and in Latin letters. */
export const ENDINGS = {
  /** The word belongs to the one behind it: the belt of a pant. */
  of: "ওয়ালা, গুলোর, দের, য়ের, ের, র, wala, der, er, r",
  others: "গুলো, গুলি, টা, টি, তে, ে, gulo, gula, ta",
} as const;
