/**
 * What people wish of whatever they find, in English, Bengali, and Bengali in Latin letters: the newest or the cheapest
 * first, or only what is reduced. Commas stand between the spellings.
 */
export const WISH_WORDS = [
  {
    wish: "new",
    words:
      "new, new collection, new arrival, new design, new item, latest, latest collection, just in, notun, nutun, noton, notun collection, notun design, নতুন, নতুন কালেকশন, নতুন ডিজাইন, নিউ, নিউ কালেকশন, নয়া",
  },
  {
    wish: "low",
    words:
      "cheap, cheaper, cheapest, cheap price, low price, lowest price, low cost, low budget, budget, affordable, sasta, sosta, shosta, sostay, komdami, komdame, komdamer, kom dami, kom dam, kom dame, kom damer, kom dami er, সস্তা, সস্তায়, সস্তার, কমদামি, কমদামে, কমদামের, কম দাম, কম দামি, কম দামে, কম দামের, সাশ্রয়ী",
  },
  {
    wish: "high",
    words: "expensive, most expensive, highest price, dami, damee, দামি, বেশি দামের, বেশি দামি",
  },
  {
    wish: "sale",
    words:
      "sale, on sale, sale e, discount, discounted, on discount, discount e, discounte, discount offer, diskaunt, discaunt, offer, on offer, offer e, offer price, clearance, reduced, chhar, charh, mullo chhar, ডিসকাউন্ট, ডিসকাউন্টে, ছাড়, ছাড়ে, মূল্যছাড়, মূল্য ছাড়, অফার, অফারে, অফারের, সেল",
  },
] as const;
