/**
 * Kinds of goods that people look for in a shop of clothes, whether or not it sells them. `words` mean the same and are never
 * taken for a misspelt word of something else, so that a jacket is no pocket. `near` is offered, in the script of
 * the search, where no product is of the kind.
 */
export const KINDS = [
  {
    words: "jacket, jaket, jakit, jecket, জ্যাকেট, জেকেট, windbreaker, bomber, varsity",
    near: { latin: "overshirt, flannel, half zip", bengali: "ওভারশার্ট, ফ্ল্যানেল, হাফ চেইন" },
  },
  {
    words: "hoodie, hoody, hudi, hoodi, হুডি, sweatshirt, sweat shirt, সোয়েটশার্ট",
    near: { latin: "half zip, overshirt, heavy jersey", bengali: "হাফ চেইন, ওভারশার্ট, মোটা জার্সি" },
  },
  {
    words: "sweater, suetar, soyetar, সোয়েটার, সুয়েটার, cardigan, pullover",
    near: { latin: "half zip, flannel, overshirt", bengali: "হাফ চেইন, ফ্ল্যানেল, ওভারশার্ট" },
  },
  {
    words: "blazer, blezar, ব্লেজার, suit, স্যুট, coat, কোট, kot, waistcoat, tie, টাই, bow tie",
    near: { latin: "office shirt, office pant", bengali: "অফিস শার্ট, অফিস প্যান্ট" },
  },
  {
    words:
      "shoe, shoes, juta, jutta, জুতা, জুতো, sneaker, snikar, স্নিকার, keds, কেডস, sandal, স্যান্ডেল, loafer, boot, slipper",
  },
  { words: "sock, moja, muja, মোজা" },
  { words: "watch, ghori, ghuri, ঘড়ি" },
  { words: "sunglass, sunglasses, glasses, choshma, chosma, চশমা, সানগ্লাস" },
  { words: "bag, beg, ব্যাগ, backpack, side bag, vanity bag" },
  { words: "perfume, parfum, পারফিউম, attar, ator, আতর, body spray, deodorant" },
  { words: "bracelet, locket, ব্রেসলেট, আংটি" },
  { words: "umbrella, chhata, ছাতা, raincoat, রেইনকোট" },
  { words: "towel, tawel, গামছা, gamcha, gamchha, তোয়ালে, handkerchief, rumal, রুমাল" },
  { words: "bed sheet, bedsheet, চাদর, chador, shawl, শাল, kombol, কম্বল, muffler, মাফলার, gloves" },
  { words: "lungi, lungee, লুঙ্গি" },
  {
    words: "pajama, payjama, pyjama, pajamas, পায়জামা, sherwani, শেরওয়ানি, kabli, kabuli, kurta, fotua, ফতুয়া",
  },
  { words: "prayer, namaz, namaj, নামাজ, নামাজি" },
  { words: "swim, swimming, swimwear, সুইমিং", near: { latin: "shorts", bengali: "শর্টস" } },
  { words: "ripped, torn, chera, ছেঁড়া, ফাটা", near: { latin: "jeans", bengali: "জিন্স" } },
  {
    words: "sando, sando genji, tank top, sleeveless, স্যান্ডো, স্যান্ডো গেঞ্জি, vest",
    near: { latin: "t-shirt", bengali: "টি-শার্ট" },
  },
  {
    words:
      "women, woman, womens, ladies, lady, girl, girls, female, meye, meyeder, মেয়ে, মেয়েদের, মহিলা, মহিলাদের, লেডিস, বউ",
  },
  {
    words:
      "saree, sari, shari, sharee, শাড়ি, kurti, kurthi, কুর্তি, salwar, selwar, সালোয়ার, kameez, কামিজ, three piece, থ্রি পিস, borka, burka, বোরকা, hijab, হিজাব, orna, ওড়না, lehenga, লেহেঙ্গা, bra, ব্রা, legging, leggings",
  },
  {
    words:
      "baby, babies, kid, kids, child, children, baccha, bacchader, বাচ্চা, বাচ্চাদের, শিশু, শিশুদের, newborn",
  },
] as const satisfies readonly { words: string; near?: { latin: string; bengali: string } }[];
