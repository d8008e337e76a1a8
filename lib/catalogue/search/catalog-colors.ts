/**
 * The one table of colour families: what a colour of any name is found and filtered by. `words` are what people write
 * for it, in English, in Bengali, and in Bengali written in Latin letters, with commas between; the longest that fits
 * counts, so that "navy blue" is navy and not blue. `hex` is what its swatch shows, and `shades` what those of some names
 * show instead.
 */
export const COLOR_FAMILIES = [
  {
    slug: "black",
    label: "Black",
    hex: "#242529",
    shades: "washed black #4A4B50",
    words: "black, jet black, কালো, ব্ল্যাক, kalo",
  },
  { slug: "white", label: "White", hex: "#EDEBE6", words: "white, off white, সাদা, হোয়াইট, shada, sada" },
  {
    slug: "cream",
    label: "Cream",
    hex: "#E9E0CC",
    shades: "ecru #E2D8C3",
    words: "cream, ecru, ivory, natural, ক্রিম, অফ হোয়াইট, ঘিয়ে, krim",
  },
  {
    slug: "grey",
    label: "Grey",
    hex: "#85878A",
    shades: "mid grey #74777C, charcoal #43464B, grey melange #A3A5A6, washed grey #6F747A",
    words: "grey, gray, charcoal, ash, melange, silver, ধূসর, ছাই, গ্রে, এ্যাশ, অ্যাশ, chai rong",
  },
  {
    slug: "navy",
    label: "Navy",
    hex: "#262D42",
    words: "navy, navy blue, dark blue, midnight, নেভি, নেভি ব্লু, গাঢ় নীল, nevi, nevy, nevi blue, nevy blue",
  },
  {
    slug: "indigo",
    label: "Indigo",
    hex: "#384669",
    shades: "raw indigo #272E42, dark indigo #2D3951, light indigo #7688A3",
    words: "indigo, raw indigo, indigo blue, dark indigo, ইন্ডিগো, indego",
  },
  {
    slug: "blue",
    label: "Blue",
    hex: "#435E8B",
    shades: "mid wash blue #4A6182, stone wash blue #6C849B",
    words: "blue, wash blue, stone wash, stone wash blue, royal blue, নীল, ব্লু, nil, neel, blu",
  },
  {
    slug: "sky",
    label: "Sky blue",
    hex: "#ABBDD0",
    shades: "ice blue #A3B3C2",
    words: "sky, sky blue, light blue, ice blue, aqua, আকাশি, আসমানি, আকাশী নীল, akashi, ashmani",
  },
  {
    slug: "green",
    label: "Green",
    hex: "#2F6A4B",
    shades: "bottle green #1F4234",
    words: "green, bottle green, mint, teal, সবুজ, গ্রিন, বটল গ্রিন, shobuj, sobuj",
  },
  {
    slug: "olive",
    label: "Olive",
    hex: "#56563D",
    shades: "sage #939C8B",
    words: "olive, sage, army green, olive green, জলপাই, অলিভ, jolpai",
  },
  {
    slug: "khaki",
    label: "Khaki",
    hex: "#A38C68",
    shades: "sand #C3A980, stone #B7AC98",
    words: "khaki, sand, stone, beige, camel, খাকি, বিস্কুট, বেইজ, khaki rong, biscuit",
  },
  {
    slug: "brown",
    label: "Brown",
    hex: "#6B4A35",
    shades: "tan #A06A3F, cognac #854A28, dark brown #4A3125, mocha #7B6353",
    words: "brown, tan, cognac, mocha, coffee, chocolate, বাদামি, খয়েরি, কফি, badami, khoyeri, kofi",
  },
  {
    slug: "maroon",
    label: "Maroon",
    hex: "#5E2029",
    shades: "burgundy #54202B",
    words: "maroon, burgundy, wine, মেরুন, মেরুণ, merun",
  },
  {
    slug: "red",
    label: "Red",
    hex: "#A32A26",
    shades: "brick red #8A4133",
    words: "red, brick red, লাল, রেড, lal",
  },
  {
    slug: "orange",
    label: "Orange",
    hex: "#C4632C",
    shades: "rust #8E4C30",
    words: "orange, rust, কমলা, komola",
  },
  {
    slug: "yellow",
    label: "Yellow",
    hex: "#C99238",
    words: "yellow, marigold, mustard, gold, হলুদ, গাঁদা, holud",
  },
  { slug: "pink", label: "Pink", hex: "#D9A0A6", words: "pink, peach, গোলাপি, golapi" },
  {
    slug: "purple",
    label: "Purple",
    hex: "#7A6A8E",
    shades: "lavender #98919F",
    words: "purple, lavender, violet, বেগুনি, beguni",
  },
] as const;
