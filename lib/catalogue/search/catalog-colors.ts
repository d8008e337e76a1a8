/**
 * The one table of colour families: what a colour of any name is found and filtered by. `words` are what people write
 * for it, in English, in Bengali, and in Bengali written in Latin letters, with commas between; the longest that fits
 * counts, so that "navy blue" is navy and not blue.
 */
export const COLOR_FAMILIES = [
  { slug: "black", label: "Black", words: "black, jet black, কালো, ব্ল্যাক, kalo" },
  { slug: "white", label: "White", words: "white, off white, সাদা, হোয়াইট, shada, sada" },
  {
    slug: "cream",
    label: "Cream",
    words: "cream, ecru, ivory, natural, ক্রিম, অফ হোয়াইট, ঘিয়ে, krim",
  },
  {
    slug: "grey",
    label: "Grey",
    words: "grey, gray, charcoal, ash, melange, silver, ধূসর, ছাই, গ্রে, এ্যাশ, অ্যাশ, chai rong",
  },
  {
    slug: "navy",
    label: "Navy",
    words: "navy, navy blue, dark blue, midnight, নেভি, নেভি ব্লু, গাঢ় নীল, nevi, nevy, nevi blue",
  },
  {
    slug: "indigo",
    label: "Indigo",
    words: "indigo, raw indigo, indigo blue, dark indigo, ইন্ডিগো, indego",
  },
  {
    slug: "blue",
    label: "Blue",
    words: "blue, wash blue, stone wash, stone wash blue, royal blue, নীল, ব্লু, nil, neel, blu",
  },
  {
    slug: "sky",
    label: "Sky blue",
    words: "sky, sky blue, light blue, ice blue, aqua, আকাশি, আসমানি, আকাশী নীল, akashi, ashmani",
  },
  {
    slug: "green",
    label: "Green",
    words: "green, bottle green, mint, teal, সবুজ, গ্রিন, বটল গ্রিন, shobuj, sobuj",
  },
  {
    slug: "olive",
    label: "Olive",
    words: "olive, sage, army green, olive green, জলপাই, অলিভ, jolpai",
  },
  {
    slug: "khaki",
    label: "Khaki",
    words: "khaki, sand, stone, beige, camel, খাকি, বিস্কুট, বেইজ, khaki rong, biscuit",
  },
  {
    slug: "brown",
    label: "Brown",
    words: "brown, tan, cognac, mocha, coffee, chocolate, বাদামি, খয়েরি, কফি, badami, khoyeri, kofi",
  },
  { slug: "maroon", label: "Maroon", words: "maroon, burgundy, wine, মেরুন, মেরুণ, merun" },
  { slug: "red", label: "Red", words: "red, brick red, লাল, রেড, lal" },
  { slug: "orange", label: "Orange", words: "orange, rust, কমলা, komola" },
  {
    slug: "yellow",
    label: "Yellow",
    words: "yellow, marigold, mustard, gold, হলুদ, গাঁদা, holud",
  },
  { slug: "pink", label: "Pink", words: "pink, peach, গোলাপি, golapi" },
  { slug: "purple", label: "Purple", words: "purple, lavender, violet, বেগুনি, beguni" },
] as const;
