import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayList } from "@/lib/words/bn/list";
import { ORDER_GONE } from "@/lib/words/bn/order-refusals";
import type { ProblemKind } from "@/lib/words/en/desk-parcels";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

const NEVER_TWICE = "আবার বুক করে দেখুন। একই পার্সেল কখনো দুবার বুক হয় না।";

const PROBLEMS: Readonly<Record<ProblemKind, string>> = {
  tracked: "ট্র্যাকিং কোড আগেই দেওয়া আছে",
  consigned: "আগেই বুক করা আছে",
  beingBooked: "একটি কুরিয়ারে বুক করা হচ্ছে",
  anotherCourier: "পার্সেলটি অন্য কুরিয়ারের জন্য",
  phone: "ফোন নম্বরটি বাংলাদেশের মোবাইল নম্বর নয়",
  name: "নামটি কুরিয়ারের নিয়মের চেয়ে ছোট বা বড়",
  address: "ঠিকানাটি কুরিয়ারের নিয়মের চেয়ে ছোট বা বড়",
  amount: "টাকার পরিমাণ কুরিয়ারের সীমার চেয়ে বেশি",
  city: "জেলা জানা নেই",
  zone: "এলাকা জানা নেই",
  gone: "অর্ডারটি আর নেই",
  notPacked: "পার্সেলটি প্যাক করা নেই",
  underWay: "পার্সেলটি বুক করা হচ্ছে",
};

const isProblem = (kind: string): kind is ProblemKind => Object.hasOwn(PROBLEMS, kind);

const always = (text: string) => (): string => text;

export const deskParcels: Words["deskParcels"] = {
  list: "পার্সেল",
  only: "শুধু এগুলো",
  find: {
    label: "ফোন, নাম, ঠিকানা, পণ্য, অর্ডার নম্বর বা ট্র্যাকিং কোড দিয়ে পার্সেল খুঁজুন",
    placeholder: "ফোন, নাম, অর্ডার, ট্র্যাকিং কোড",
  },
  empty: {
    toPack: "প্যাক করার কিছু নেই। নিশ্চিত অর্ডার এখানে আসে।",
    withCourier: "কোনো পার্সেল পথে নেই।",
    done: "এখনো কোনো পার্সেল পৌঁছায়নি বা ফেরত আসেনি।",
    found: "এমন কোনো পার্সেল নেই।",
  },
  more: (count) => `আরও ${pieces(count)} পার্সেল এসেছে।`,
  selectAll: { short: "সব", label: "যা দেখা যাচ্ছে, সব বাছুন" },
  select: (orderNumber) => `${orderNumber} বাছুন`,
  parcel: (orderNumber) => `পার্সেল ${orderNumber}`,
  parcelOf: (orderNumber, name) => `পার্সেল ${orderNumber}, ${name}`,
  nextStep: (orderNumber) => `${orderNumber}-এর পরের ধাপ`,
  gone: ORDER_GONE,
  pendingAgain: "আবার নিশ্চিত করা বাকি। এখনো পাঠাবেন না।",
  cancelled: "বাতিল হয়েছে।",
  unpack: " পার্সেলটি খুলে ফেলুন: পণ্যগুলো আবার বিক্রি করা যাবে।",
  rider: (note) => `রাইডারের জন্য: ${note}`,
  cash: {
    toCollect: always("নিতে হবে"),
    collects: (carrier) => `${carrier} নেবেন`,
    collected: always("নেওয়া হয়েছে"),
    wasToCollect: always("নেওয়ার কথা ছিল"),
  },
  sums: {
    advance: (amount) => `, অগ্রিম ${amount} বাদে`,
    exchange: (orderNumber, amount) => `, অর্ডার ${orderNumber}-এর এক্সচেঞ্জ, ${amount} বাদে`,
    discount: (amount) => `, ছাড় ${amount} বাদে`,
  },
  back: {
    of: (orderNumber, state) => `${orderNumber} আগের ধাপে নিন: ${state}`,
    to: (state) => `আগের ধাপে নিন: “${state}”`,
    inStock: (count) => `${pieces(count)} স্টকে ফেরত`,
    partly: (back, sellable) =>
      `${pieces(back)} ফেরত এসেছে, ${sellable === 0 ? "একটিও স্টকে ওঠেনি" : `${pieces(sellable)} স্টকে`}`,
  },
  numbers: (numbers, more) =>
    sayList([...numbers.map(toBanglaDigits), ...(more > 0 ? [`আরও ${pieces(more)}`] : [])]),
  handedOverTo: (courier) => `${courier}: দেওয়া হয়েছে`,
  handOver: {
    to: (courier) => `দিন: ${courier}`,
    book: { before: "বুক ", with: (courier) => `(${courier}) `, after: "ও প্রিন্ট করুন" },
    printLabel: "লেবেল প্রিন্ট করুন",
    whichCode: (courier) =>
      `${courier} কোন কোড দিয়েছে? কোড না থাকলে আপনি বা কাস্টমার পার্সেলটি ট্র্যাক করতে পারবেন না।`,
    unsure: (courier) => `${courier} পার্সেলটি পেয়ে থাকতে পারে, কিন্তু বুক হয়েছে কি না জানায়নি। ${NEVER_TWICE}`,
    notBooked: (courier, amount) =>
      `পার্সেলটি বুক করা হয়নি। ${courier}: কোনো কনসাইনমেন্ট নেই, ট্র্যাকিং কোড নেই, ${amount} নেওয়ার নির্দেশও নেই।`,
    withoutCode: "কোড ছাড়া দিন",
    withoutBooking: "বুক না করেই দিন",
    unbooked: {
      title: (count, of) => `${pieces(of)} পার্সেলের ${pieces(count)} বুক করা নেই`,
      ready: (count) => `বুক করা ${pieces(count)} দিন`,
      all: (count) => (count === 1 ? "বুক না করেই দিন" : `বুক না করেই সব ${pieces(count)} দিন`),
    },
    uncoded: {
      title: (count, of) => `${pieces(of)} পার্সেলের ${pieces(count)}তে ট্র্যাকিং কোড নেই`,
      ready: (count) => `কোড আছে এমন ${pieces(count)} দিন`,
      all: (count) => (count === 1 ? "কোড ছাড়াই দিন" : `কোড ছাড়াই সব ${pieces(count)} দিন`),
    },
    noCodes: "কোড না থাকলে আপনি বা কাস্টমার পার্সেল ট্র্যাক করতে পারবেন না।",
    unsureOf: (courier, numbers) =>
      `${courier} ${numbers} পেয়ে থাকতে পারে, কিন্তু এখনো জানায়নি। ${NEVER_TWICE}`,
    nothingAt: (courier, amount) =>
      `${courier}: এগুলোর কনসাইনমেন্ট নেই, ট্র্যাকিং কোড নেই, ${amount} নেওয়ার নির্দেশও নেই।`,
  },
  problems: (told, kinds) => {
    const known = kinds.filter(isProblem).map((kind) => PROBLEMS[kind]);
    // What the shop tells in English alone is not left out.
    return known.length > 0 && known.length === kinds.length ? `${known.join(", ")}।` : told;
  },
  booking: {
    progress: (courier, part) =>
      part
        ? `${courier}: ${say(part.of)}টির মধ্যে ${say(part.from)}–${say(part.to)} বুক করা হচ্ছে`
        : `${courier}: বুক করা হচ্ছে …`,
    unsure: `পার্সেলটি পেয়ে থাকতে পারে। ${NEVER_TWICE}`,
  },
  bar: {
    label: "বাছাই করা পার্সেল",
    toCollect: (amount) => `নিতে হবে ${amount}`,
    book: (courier, count) => `${courier}: ${pieces(count)} বুক ও প্রিন্ট করুন`,
    moving: (label, { at, of }) => `${label}: ${say(of)}টির মধ্যে ${say(at)} নম্বর`,
    takenBack: "ফিরিয়ে নেওয়া হয়েছে",
    moved: (label, done, refused) =>
      `${label}: ${pieces(done)}।${refused > 0 ? ` হয়নি: ${pieces(refused)}।` : ""}`,
    undo: (count) => (count === 1 ? "ফিরিয়ে নিন" : `এই ${pieces(count)} ফিরিয়ে নিন`),
    booked: (courier, { booked, failed, left }) =>
      `${courier}: বুক হয়েছে ${pieces(booked)}।${failed > 0 ? ` হয়নি: ${pieces(failed)}।` : ""}${left > 0 ? ` চেষ্টা করা হয়নি: ${pieces(left)}।` : ""}`,
    printLabels: (count) => (count === 1 ? "লেবেল প্রিন্ট করুন" : `${pieces(count)} লেবেল প্রিন্ট করুন`),
  },
  courierWord: {
    noCode: ", ট্র্যাকিং কোড নেই",
    unsure: (courier) => `${courier} পার্সেলটি পেয়ে থাকতে পারে। ${NEVER_TWICE}`,
    refused: (courier) => `${courier}: বুক হয়নি:`,
    broughtBack: (courier) => `${courier} পার্সেলটি ফেরত এনেছে। কোনগুলো আবার বিক্রি করা যাবে, গুনে নিন।`,
    toldAmount: (courier, told, now) =>
      `${courier}-কে বলা আছে ${told} নিতে। এখন নিতে হবে ${now}: কুরিয়ারের পেজে বদলে নিন।`,
  },
  code: {
    label: "ট্র্যাকিং কোড",
    of: (orderNumber) => `${orderNumber}-এর ট্র্যাকিং কোড`,
    change: "বদলান",
    changeOf: (orderNumber) => `${orderNumber}-এর ট্র্যাকিং কোড বদলান`,
    addOf: (orderNumber) => `${orderNumber}-এর ট্র্যাকিং কোড দিন`,
    unbook: "আর বুক করা নেই",
  },
  file: {
    save: "ফাইল সেভ করুন",
    saveOf: (count) => `, প্যাক করা ${pieces(count)} পার্সেলের`,
    included: (count) => `ফাইলে আছে ${pieces(count)}:`,
    leftOut: (count) => `বাদ পড়েছে ${pieces(count)}:`,
    saveWithout: (count) => `এগুলো বাদে ${pieces(count)} পার্সেলের ফাইল সেভ করুন`,
    handedOver: (count, courier) => `${pieces(count)} দেওয়া হয়েছে: ${courier}`,
  },
  repair: {
    name: (orderNumber) => `${orderNumber}-এর নাম`,
    address: (orderNumber) => `${orderNumber}-এর ঠিকানা`,
    district: (orderNumber) => `${orderNumber}-এর জেলা`,
    districtEmpty: "জেলা …",
    zone: (orderNumber) => `${orderNumber}-এর এলাকা`,
    zoneHint: "এলাকা, কুরিয়ার যে নামে চেনে",
    tooShort: (now, least) => `${say(now)} অক্ষর, অন্তত ${say(least)} লাগবে`,
    length: (now, most) => `${say(most)}টির মধ্যে ${say(now)} অক্ষর`,
  },
  paste: {
    open: "কোড পেস্ট করুন",
    short: "কোড",
    label: "অর্ডার নম্বর ও ট্র্যাকিং কোড, প্রতি পার্সেলের জন্য এক লাইন",
    lookUp: (count) => `${pieces(count)} খুঁজুন`,
    saving: ({ at, of }) => `সেভ হচ্ছে: ${say(of)}টির মধ্যে ${say(at)} নম্বর`,
    saved: (count) => `${pieces(count)} সেভ হয়েছে।`,
    groups: {
      fit: "মিলেছে",
      known: "আগেই সেভ করা",
      another: "অন্য কোড দেওয়া আছে",
      doubled: "কোডটি অন্য অর্ডারের",
      twice: "তালিকায় দুবার",
      notPacked: "প্যাক করা নেই, বা শেষ",
      unknown: "চেনা যায়নি",
      unreadable: "পড়া যায়নি",
    },
    otherCode: (orderNumber, other, code) => `${orderNumber}: ${other}, ${code} নয়`,
    codeOf: (orderNumber, code, other) => `${orderNumber}: ${code} কোডটি ${toBanglaDigits(other)}-এর`,
    save: (count) => `${pieces(count)} সেভ করুন`,
    replace: (count, replaced) => `${pieces(count)} সেভ করুন, ${pieces(replaced)} বদলে যাবে`,
  },
  received: {
    before: "",
    after: " পেয়েছি",
    nothing: "ডেলিভারি হয়েছে, টাকা নিতে হবে না",
    takeBack: (amount) => `পাইনি: ${amount} ফিরিয়ে নিন`,
  },
  evening: {
    open: "রাইডারের ক্যাশ",
    none: "আমাদের রাইডারের কাছে কোনো পার্সেল বা জমা দেওয়ার ক্যাশ নেই।",
    receiving: ({ at, of }) => `লেখা হচ্ছে: ${say(of)}টির মধ্যে ${say(at)} নম্বর`,
    receive: (amount, count) => `${pieces(count)} পার্সেলের ${amount} পেয়েছি`,
    received: (amount, count) => `${pieces(count)} পার্সেলের ${amount} পাওয়া গেছে।`,
  },
  counting: {
    brought: "কুরিয়ার কী কী ফেরত এনেছে?",
    ofThat: "তার মধ্যে কোনগুলো আবার বিক্রি করা যাবে?",
    all: "যা ফেরত এসেছে, তার কোনগুলো আবার বিক্রি করা যাবে?",
  },
};
