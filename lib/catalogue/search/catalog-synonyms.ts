/**
 * The one table of synonyms of the search: the words of a line mean the same, whichever of them stands in a product's
 * name or category and whichever a shopper types. English, Bengali, and Bengali in Latin letters; a line may hold
 * several words for one. A shop adds lines of its own in a file (SYNONYMS_FILE in .env.example). Colours have a table
 * of their own: catalog-colors.ts.
 */
export const SYNONYMS: readonly string[] = [
  "pants, pant, trouser, trousers, full pant, প্যান্ট, পেন্ট, ফুল প্যান্ট, ট্রাউজার, pent",
  "jeans, jean, denim pants, denim pant, denim full, জিন্স, জিনস, জিন্স প্যান্ট, ডেনিম প্যান্ট, jins, jinse, jins pant, jeans pant",
  "denim, ডেনিম, denem",
  "twill, gabardine, gabardin, gaberdine, gabading, গ্যাবার্ডিন, গেবার্ডিন, গ্যাবাডিন, টুইল",
  "chino, চিনো, চিনোস",
  "cargo, কার্গো, mobile pant, মোবাইল প্যান্ট, six pocket, chhoy pocket, ছয় পকেট",
  "jogger, জগার, জগার্স",
  "shorts, short, half pant, হাফ প্যান্ট, হাফপ্যান্ট, halfpant, শর্টস, three quarter, থ্রি কোয়ার্টার",
  "shirt, শার্ট, সার্ট, shart",
  "full sleeve, full sleeves, full hata, fullhata, ful hata, long sleeve, ফুল হাতা, ফুলহাতা, ফুল স্লিভ, লম্বা হাতা, lomba hata",
  "half sleeve, half sleeves, half hata, halfhata, haf hata, short sleeve, half shirt, হাফ হাতা, হাফহাতা, হাফ স্লিভ, হাফ শার্ট",
  "t-shirt, tshirt, tee, t shart, টি-শার্ট, টিশার্ট, টি সার্ট, গেঞ্জি, genji, genjee, gengi, ganji",
  "polo, polo shirt, পোলো, কলার গেঞ্জি, kolar genji, collar genji, collar t-shirt",
  "drop shoulder, drop sholder, ড্রপ শোল্ডার, ড্রপশোল্ডার, oversized, ওভারসাইজ",
  "panjabi collar, punjabi collar, band collar, ban collar, mandarin collar, পাঞ্জাবি কলার, পাঞ্জাবি কলারের, ব্যান কলার, panjabi kolar",
  "panjabi, punjabi, পাঞ্জাবি, পাঞ্জাবী",
  "collar, kolar, কলার, কলারের",
  "round neck, crew neck, gol gola, goal gola, গোল গলা",
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
  "boxer, boxers, underwear, under wear, brief, trunk, আন্ডারওয়্যার, আন্ডারওয়ার, জাঙ্গিয়া, বক্সার, jangia, jangiya, underwar",
  "belt, belts, বেল্ট, কোমরের বেল্ট, bel",
  "cap, caps, hat, টুপি, ক্যাপ, topi, tupi, kap",
  "wallet, wallets, money bag, moneybag, manibag, purse, মানিব্যাগ, মানি ব্যাগ, ওয়ালেট, walet",
  "card holder, cardholder, কার্ড হোল্ডার",
  "slim, slim fit, স্লিম, স্লিম ফিট, chapa, চাপা",
  "relaxed, loose, dhila, ঢিলা, ঢিলেঢালা, লুজ",
  "xxl, 2xl, ডাবল এক্সেল, double xl",
  "xl, এক্সেল",
  "office, formal, অফিস, ফরমাল, formal pant, ofis",
];

/** Words that say nothing about the wanted product, beside other words. */
export const STOP_WORDS =
  "for, men, mens, man, the, a, and, of, in, with, size, colour, color, fit, price, taka, tk, bdt, best, good, er, ar, jonno, chai, lagbe, dam, koto, valo, bhalo, saij, saiz, rong, ronger, সাইজ, সাইজের, রঙ, রঙের, এর, জন্য, চাই, লাগবে, দাম, কত, ভালো, ছেলেদের, পুরুষদের, ও, কালার, কালারের, আর, টাকা";
