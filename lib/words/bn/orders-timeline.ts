import type { Words } from "@/lib/words/words";

type Timeline = Words["orders"]["timeline"];
type SayStep = Timeline["steps"]["placed"];

export const NOTHING_TO_PAY = "কোনো টাকা দিতে হবে না।";

/** Why the shop cancels an order, where nothing else is known of it. */
export const USUAL_REASON = "সাধারণত সাইজ বা রং স্টকে না থাকলে, অথবা চেকআউট ফর্ম ঠিকমতো পূরণ না হলে এমন হয়।";

const always = (text: string) => (): string => text;

/** A step that has been made, and one that is still to come. */
const step =
  (made: string, toCome = made): SayStep =>
  ({ isToCome }) =>
    isToCome ? toCome : made;

const withCarrier: Timeline["withCarrier"] = ({ carrier }) => `${carrier}ের কাছে আছে`;

/** What of an order is another now, as the shop's API calls it. */
const CHANGED = new Map([
  ["contact", "যোগাযোগের তথ্য"],
  ["address", "ঠিকানা"],
  ["delivery location", "ডেলিভারির জায়গা"],
  ["note for the rider", "রাইডারের জন্য নোট"],
  ["items", "পণ্য"],
  ["discount", "ছাড়"],
]);

const LEAVES_NEXT = always("প্যাক করা হয়েছে। এরপর শপ থেকে রওনা হবে।");

export const timeline: Timeline = {
  carriers: { rider: "রাইডার", courier: "কুরিয়ার" },
  label: (orderNumber) => `অর্ডার ${orderNumber}-এর ধাপ`,
  steps: {
    placed: step("অর্ডার পেয়েছি"),
    changed: step("অর্ডারে পরিবর্তন হয়েছে"),
    confirmed: step("নিশ্চিত হয়েছে", "কল করে নিশ্চিত করব"),
    packed: step("প্যাক করা হয়েছে", "প্যাক করব"),
    handedOver: ({ carrier, isToCome }) => (isToCome ? `${carrier}কে দেব` : `${carrier}কে দেওয়া হয়েছে`),
    delivered: step("ডেলিভারি হয়েছে", "ডেলিভারি হবে"),
    partlyDelivered: step("আংশিক ডেলিভারি হয়েছে"),
    returning: step("ফেরত আসছে"),
    returned: step("শপে ফেরত এসেছে"),
    lost: ({ carrier }) => `${carrier}ের কাছ থেকে হারিয়ে গেছে`,
    canceled: step("বাতিল হয়েছে"),
    returnAsked: step("পণ্য ফেরতের অনুরোধ পেয়েছি"),
    returnAccepted: step("পণ্য ফেরতের অনুরোধ গ্রহণ করেছি"),
    returnReceived: step("ফেরত পাঠানো পণ্য পেয়েছি"),
    returnSettled: step("ফেরত বা এক্সচেঞ্জ সম্পন্ন হয়েছে"),
    returnRefused: step("পণ্য ফেরত নেওয়া যাচ্ছে না"),
    returnWithdrawn: step("ফেরতের অনুরোধ তুলে নেওয়া হয়েছে"),
    returnCalledOff: step("পণ্য ফেরত বাতিল হয়েছে"),
  },
  states: { done: "হয়েছে", current: "এখন", next: "বাকি" },
  meanings: {
    placed: ({ callTime }) => `নিশ্চিত করতে আমরা ${callTime}ের মধ্যে কল করব।`,
    confirmed: always("এরপর প্যাক করব।"),
    packed: always("এরপর শপ থেকে রওনা হবে।"),
    partlyDelivered: always("কিছু পণ্য রাখা হয়েছে, বাকিগুলো শপে ফেরত আসবে।"),
    returning: always("ডেলিভারি হয়নি, শপে ফেরত আসছে।"),
    returned: always("ডেলিভারি হয়নি।"),
    lost: ({ carrier }) => `${carrier}ের কাছে পার্সেলটি খুঁজে পাওয়া যাচ্ছে না। আমাদের কল করুন, আমরা ব্যবস্থা নেব।`,
  },
  reasons: {
    customer: `অর্ডারটি আপনি বাতিল করেছেন। ${NOTHING_TO_PAY}`,
    unreached: `নিশ্চিত করতে কল করে কাউকে পাইনি। ${NOTHING_TO_PAY}`,
    wrongNumber: `ফোন নম্বরটিতে কল করা যায়নি। ${NOTHING_TO_PAY}`,
    shop: `শপ থেকে অর্ডারটি বাতিল করা হয়েছে। ${USUAL_REASON} ${NOTHING_TO_PAY}`,
  },
  calledOffForDesk: `গ্রাহক নিজে বাতিল করেছেন। ${NOTHING_TO_PAY}`,
  late: "স্বাভাবিকের চেয়ে বেশি সময় লাগছে। কোথায় আছে, জানতে আমাদের কল করুন।",
  expected: (days) => `পৌঁছানোর সম্ভাব্য দিন: ${days}`,
  changed: (name) => CHANGED.get(name) ?? name,
  total: ({ amount, isMore }) => `মোট ${amount} ${isMore ? "বেড়েছে" : "কমেছে"}`,
  change: (parts) => parts.join(", "),
  parcels: {
    toPack: "প্যাক করতে হবে",
    packed: "প্যাক করা হয়েছে",
    handedOver: "কুরিয়ারকে দেওয়া হয়েছে",
    delivered: "ডেলিভারি হয়েছে",
    partlyDelivered: "আংশিক ডেলিভারি হয়েছে",
    returning: "ফেরত আসছে",
    returned: "ফেরত এসেছে",
    lost: "হারিয়ে গেছে",
  },
  withCarrier,
  places: {
    toPack: LEAVES_NEXT,
    packed: LEAVES_NEXT,
    handedOver: ({ carrier, day }) => `${day} থেকে ${carrier}ের কাছে আছে।`,
    delivered: ({ day }) => `${day} ডেলিভারি হয়েছে।`,
    partlyDelivered: ({ day }) => `${day} আংশিক ডেলিভারি হয়েছে।`,
    returning: ({ day }) => `${day} থেকে আমাদের কাছে ফেরত আসছে।`,
    returned: ({ day }) => `${day} আমাদের কাছে ফেরত এসেছে।`,
    lost: ({ carrier }) => `${carrier}ের কাছ থেকে পার্সেলটি হারিয়ে গেছে।`,
  },
};
