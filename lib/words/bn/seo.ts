import type { Category, DefaultSlug } from "@/lib/categories";
import { categories } from "@/lib/words/bn/categories";
import { sayList } from "@/lib/words/bn/list";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import type { Words } from "@/lib/words/words";

const CATEGORY_PAGES: Readonly<Record<DefaultSlug, { title: string; description: string }>> = {
  denimpants: {
    title: "ছেলেদের জিন্স ও ডেনিম প্যান্ট",
    description:
      "র ডেনিম, রিন্সড ও ওয়াশ করা ডেনিমের জিন্স প্যান্ট: হালকা স্ট্রেচ থেকে ভারী সেলভেজ। স্লিম, স্ট্রেইট, টেপার্ড ও রিল্যাক্সড ফিট।",
  },
  twillpants: {
    title: "ছেলেদের গ্যাবার্ডিন ও টুইল প্যান্ট",
    description: "কটন টুইলের চিনো, কার্গো, জগার ও অফিসের প্যান্ট। প্লেইন বা প্লিটেড, স্লিম থেকে রিল্যাক্সড ফিট।",
  },
  shorts: {
    title: "ছেলেদের শর্টস ও হাফ প্যান্ট",
    description: "গরমের দিনের চিনো, ডেনিম, কার্গো ও সোয়েট শর্টস। টুইল, রিপস্টপ, সিয়ারসাকার, টেরি ও লিনেন মিশ্রণে।",
  },
  fullshirts: {
    title: "ছেলেদের ফুল হাতা শার্ট",
    description: "অক্সফোর্ড, পপলিন, ডেনিম, ফ্ল্যানেল ও টুইলের ফুল হাতা শার্ট। অফিসে, শুক্রবারে ও শীতের দিনে পরার জন্য।",
  },
  halfshirts: {
    title: "ছেলেদের হাফ হাতা শার্ট",
    description:
      "লিনেন-কটন, পপলিন, শ্যামব্রে ও সিয়ারসাকারের হাফ হাতা শার্ট। ক্যাম্প বা ক্লাসিক কলার, গরমে আরামের কাট।",
  },
  polotshirts: {
    title: "ছেলেদের পোলো টি-শার্ট",
    description:
      "পিকে ও মার্সেরাইজড কটনের পোলো: এক রঙের, টিপিং দেওয়া, স্ট্রাইপ বা কালার ব্লক। কলার ও প্ল্যাকেটের আকার ঠিক থাকে।",
  },
  basictshirts: {
    title: "ছেলেদের বেসিক টি-শার্ট",
    description: "কম্বড কটনের টি-শার্ট: হালকা ভি-নেক থেকে ভারী ক্রু নেক, সঙ্গে হেনলি, রিঙ্গার ও স্ট্রাইপ।",
  },
  dropshoulders: {
    title: "ছেলেদের ড্রপ শোল্ডার টি-শার্ট",
    description:
      "ভারী জার্সি ও টেরি কাপড়ের ড্রপ শোল্ডার টি-শার্ট, বডি ও হাতা ঢিলেঢালা। এক রঙের, গার্মেন্ট ডাই বা অ্যাসিড ওয়াশ।",
  },
  boxers: {
    title: "ছেলেদের বক্সার",
    description: "কটন ও পপলিনের বক্সার, আর স্ট্রেচ জার্সি ও মোডালের ট্রাঙ্ক ও বক্সার ব্রিফ।",
  },
  belts: {
    title: "ছেলেদের বেল্ট",
    description:
      "জিন্স ও অফিসের জন্য চামড়ার বেল্ট, আর প্রতিদিনের জন্য ক্যানভাস ও ওয়েব বেল্ট। প্লেইন, ব্রেইডেড বা দুই দিকে পরার।",
  },
  caps: {
    title: "ছেলেদের ক্যাপ",
    description:
      "টুইল, ডেনিম, কর্ডুরয় ও হেরিংবোনের সিক্স-প্যানেল ক্যাপ, ট্রাকার, ফ্ল্যাট ক্যাপ ও বাকেট হ্যাট। বেশির ভাগ ক্যাপে মাপ ঠিক করার স্ট্র্যাপ আছে।",
  },
  wallets: {
    title: "ছেলেদের মানিব্যাগ",
    description:
      "দুই ভাঁজ, তিন ভাঁজ, লম্বা ও চেইনওয়ালা মানিব্যাগ, কার্ড হোল্ডার ও মানি ক্লিপ। খাঁটি চামড়া, অথবা চামড়া ও ক্যানভাস।",
  },
};

const isDefault = (slug: string): slug is DefaultSlug => Object.hasOwn(CATEGORY_PAGES, slug);

/** The owner writes the page of an own category in English alone. */
function category(own: Category) {
  if (isDefault(own.slug)) return CATEGORY_PAGES[own.slug];
  const title = categories.name(own);
  return { title, description: own.page?.description ?? title };
}

export const seo: Words["seo"] = {
  home: "হোম",
  notFound: "পেজটি পাওয়া যায়নি",
  about: (brand) => ({
    title: "পরিচিতি ও যোগাযোগ",
    description: `${brand} কারা, আর কীভাবে যোগাযোগ করবেন: ফোন, ইমেইল ও আউটলেটে যাওয়ার পথ।`,
  }),
  returns: (time) => ({
    title: "ফেরত ও এক্সচেঞ্জ",
    description: `${time}ের মধ্যে ফেরত বা এক্সচেঞ্জ করবেন যেভাবে: আমরা কী ফেরত নিই, সঙ্গে কী আনবেন, আর আপনি কী পাবেন।`,
  }),
  privacy: (brand) => ({
    title: "গোপনীয়তা",
    description: `${brand} আপনার কোন তথ্য রাখে, কেন রাখে, আর কে তা দেখে, এবং কীভাবে তা মুছে ফেলতে বলবেন।`,
  }),
  terms: (brand) => ({
    title: "শর্তাবলি",
    description: `${brand}-এ অর্ডারের নিয়ম: অর্ডার নিশ্চিত করা, দাম ও পেমেন্ট, ডেলিভারি এবং ফেরত।`,
  }),
  search: (brand) => ({
    title: "খুঁজুন",
    description: `${brand}-এর সব পণ্য বাংলা বা ইংরেজিতে খুঁজুন: নাম, ক্যাটাগরি, রং, সাইজ ও ফিট দিয়ে।`,
  }),
  wishlist: (brand) => ({
    title: "পছন্দের তালিকা",
    description: `${brand}-এ যা পছন্দ করে রেখেছেন, তার দাম ও স্টক।`,
  }),
  category,
  laterTitle: (title, page) => `${title}, পৃষ্ঠা ${units.count(page)}`,
  laterText: ({ page, pages }, text) => `${units.count(pages)} পৃষ্ঠার মধ্যে পৃষ্ঠা ${units.count(page)}। ${text}`,
  collection: (name, brand) => `${brand}-এ ${name}: সাইজ, রং ও দাম।`,
  offer: ({ name, price, facts, isSoldOut }) => {
    const terms = isSoldOut ? "স্টক শেষ।" : "সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।";
    const offer = `${name}, দাম ${price}`;
    return `${facts.length > 0 ? `${offer}: ${facts.join(", ")}` : offer}। ${terms}`;
  },
  facts: ({ fit, sizes, colors }) =>
    [
      fit ? values.fit(fit) : "",
      sizes.length > 0 ? `সাইজ ${sayList(sizes.map(values.size))}` : "",
      colors.length > 0 ? `রং ${sayList(colors.map(values.color))}` : "",
    ].filter(Boolean),
  card: {
    collection: "কালেকশন",
    styles: (count) => `${units.pieces(count)} স্টাইল`,
    returns: "ফেরত বা এক্সচেঞ্জ",
    within: (time) => `${time}ের মধ্যে`,
    cash: "সারা বাংলাদেশে ক্যাশ অন ডেলিভারি",
  },
};
