/** Labels as people write them, folded. */
export const LABELS = {
  name: /(?:^|\s)(?:name|nam|naam|customer|receiver|recipient|নাম|প্রাপক|গ্রাহক)$/u,
  phone:
    /(?:^|\s)(?:phone|phn|ph|mobile|mob|mbl|cell|contact|number|num|no|nmbr|whatsapp|ফোন|মোবাইল|নাম্বার|নম্বর|নাম্বর|যোগাযোগ)$/u,
  address: /(?:^|\s)(?:address|adress|addres|addr|add|adrs|thikana|tikana|location|ঠিকানা|ঠিকানাঃ|লোকেশন)$/u,
  quantity: /(?:^|\s)(?:quantity|qty|qnty|pcs|pieces|poriman|পরিমাণ|পরিমান|সংখ্যা|পিস)$/u,
  other:
    /(?:^|\s)(?:size|colou?r|product|item|code|price|email|payment|delivery|time|note|date|sku|model|order|sizes|সাইজ|কালার|রং|প্রোডাক্ট|পণ্য|কোড|দাম|মূল্য|অর্ডার|ইমেইল)$/u,
} as const;

/** The names of writers who are no customers, beside the shop's own. */
export const SHOP_SPEAKS = /^(?:you|me|page|admin|shop|seller|আপনি)$/u;

/** What stands in front of each line of a customer, where a conversation was written down. */
export const CUSTOMER_SPEAKS = /^(?:customer|গ্রাহক|ক্রেতা)$/u;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that stand in addresses, folded. */
export const ADDRESS_WORDS = set(`
  house home hous road rd rod street st lane avenue ave block blk sector sec flat floor apartment apt plot holding
  village vill vil gram thana upazila upozila upazilla zilla zila jela district dist para moholla mohalla bazar bazaar
  market bari basa basha post po ps union ward tower building bhaban villa mosque masjid school college university
  hospital bank station stand mor more chowrasta chattar colony housing society dohs cantonment ghat hat near beside
  opposite behind front hall hostel office garments factory tola goli gali dhaka
  বাসা বাড়ি বাড়ী রোড সড়ক লেন ব্লক সেক্টর ফ্ল্যাট ফ্লাট তলা প্লট হোল্ডিং গ্রাম থানা উপজেলা জেলা পাড়া মহল্লা বাজার মার্কেট
  পোস্ট পোষ্ট ডাকঘর ইউনিয়ন ওয়ার্ড টাওয়ার ভবন মসজিদ স্কুল কলেজ হাসপাতাল ব্যাংক স্টেশন মোড় কলোনি হাউজিং সোসাইটি ঘাট হাট
  পাশে সামনে পেছনে বিপরীতে গলি হল অফিস বাড়ি সদর
`);

/** Words of talk, goods and greetings: a text with one is no name. */
export const NO_NAME = set(`
  assalamu alaikum assalamualaikum salam walaikum wa hello hi hey dear sir madam vai bhai bhaiya apu apa vaiya ji jee ok
  okay thanks thank you please plz pls order want need nibo nebo lagbe dibo diben din den koto price dam size color colour
  delivery charge cash bkash nagad send sent confirm confirmed available ase ache achhe hobe korbo korte chai ei eita eta
  ota this that the is are was will can how what when where which my amar apnar apnader apni ami i we number phone mobile
  name nam address thikana shirt pant pants jeans denim chino tshirt polo belt cap wallet boxer shorts black blue navy
  white olive grey gray red green indigo khaki brown inside outside today tomorrow kal aj ajke kobe taratari urgent same
  medium large small xl xxl l m s
  আসসালামু আলাইকুম ওয়ালাইকুম সালাম ভাই ভাইয়া আপু আপা স্যার জি জী ধন্যবাদ অর্ডার নিব নিবো নেব নেবো চাই লাগবে দিব দিবেন দেন দিন
  কত দাম সাইজ কালার রং ডেলিভারি চার্জ আছে হবে করব করবো এটা এইটা ওটা আমার আপনার আপনাদের আমি আমাকে নাম নাম্বার নম্বর ফোন
  মোবাইল ঠিকানা শার্ট প্যান্ট জিন্স টিশার্ট বেল্ট ক্যাপ কালো নীল সাদা লাল সবুজ আজ কাল আজকে কালকে পাঠান পাঠিয়ে পাঠাবেন দয়া করে
  প্লিজ কনফার্ম পিস টাকা
`);

/** What is counted. */
export const COUNT_WORDS = set(`
  ta ti pcs pc piece pieces pis copy টা টি পিস খানা
`);

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...["ek", "one", "এক", "একটা", "akta", "ak"].map((word) => [word, 1] as const),
  ...["dui", "du", "two", "দুই", "দু", "duto"].map((word) => [word, 2] as const),
  ...["tin", "three", "তিন"].map((word) => [word, 3] as const),
  ...["char", "four", "চার"].map((word) => [word, 4] as const),
  ...["pach", "panch", "five", "পাঁচ", "পাচ"].map((word) => [word, 5] as const),
  ...["six", "choy", "ছয়"].map((word) => [word, 6] as const),
]);

/** The time stamp of a line, as the apps copy it: the day before the time, or behind it in brackets. */
export const STAMP =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?,\s*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\]\s*|\[?\d{1,2}[/.:-]\d{1,2}(?:[/.:-]\d{2,4})?,?\s*(?:\d{1,2}:\d{2}(?::\d{2})?)?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?)/i;
/** A time that stands alone in its line. */
export const TIME_ALONE =
  /^(?:(?:today|yesterday|mon|tue|wed|thu|fri|sat|sun)\w*,?\s*(?:at\s*)?)?\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?$/i;
/** What the apps say of a message. */
export const SEEN =
  /^(?:you sent|you replied|seen|sent|delivered|enter|original message:?|\w+ replied to you)\b.{0,20}$/i;
