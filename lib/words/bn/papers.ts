import { clockOf } from "@/lib/platform/time/dhaka";
import { sayClock, sayYearOf } from "@/lib/words/bn/dates";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayReason } from "@/lib/words/bn/discounts";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

export const papers: Words["papers"] = {
  slips: (orderNumber) => `অর্ডার ${orderNumber}-এর ইনভয়েস ও স্লিপ`,
  source: (label) => `অর্ডার করা হয়েছে ${label}`,
  collect: "নিতে হবে",
  invoice: {
    title: (orderNumber) => `ইনভয়েস ${orderNumber}`,
    bin: (bin) => `বিআইএন ${bin}`,
    orderedOn: "অর্ডারের তারিখ: ",
    date: sayYearOf,
    moment: (time) => `${sayYearOf(time)}, ${sayClock(clockOf(time))}`,
    cancelled: "অর্ডারটি বাতিল হয়েছে।",
    columns: { item: "পণ্য", quantity: "পরিমাণ", each: "প্রতিটি", price: "দাম" },
  },
  sums: {
    items: "পণ্যের দাম",
    delivery: (place, code) => `ডেলিভারি চার্জ, ${place}${code === null ? "" : ` (কোড ${code})`}`,
    discount: (reason) => ["ছাড়", sayReason(reason)].filter(Boolean).join(", "),
    total: (payment) => `সর্বমোট, ${payment}`,
    withoutVat: "ভ্যাট ছাড়া সর্বমোট",
    vat: (percent) => `সর্বমোটের মধ্যে ভ্যাট, ${toBanglaDigits(percent)}%`,
    advance: (reference) => ["অগ্রিম দেওয়া হয়েছে", reference].filter(Boolean).join(", "),
    returned: (orderNumber) => `অর্ডার ${orderNumber} থেকে ফেরত দেওয়া পণ্যের দাম`,
    toPay: "পণ্য হাতে পেয়ে দেবেন",
  },
  returns: {
    title: "ফেরত ও এক্সচেঞ্জ",
    within: (time) => `অর্ডার হাতে পাওয়ার ${time}ের মধ্যে।`,
    withinIf: (time) => `অর্ডার হাতে পাওয়ার ${time}ের মধ্যে, যদি এই সব শর্ত মেলে:`,
    policy: (address) => `ফেরত ও এক্সচেঞ্জের নিয়ম: ${address}`,
    outcome: "নগদ টাকা ফেরত অথবা এক্সচেঞ্জ পাবেন। নতুন পণ্যের দাম বেশি হলে বাড়তি টাকাটুকু দেবেন।",
  },
  tracking: {
    code: (orderNumber) => `অর্ডার ${orderNumber}-এর লিংক`,
    scan: "অর্ডার ট্র্যাক করতে স্ক্যান করুন",
  },
  slip: {
    title: (orderNumber) => `প্যাকিং স্লিপ ${orderNumber}`,
    advance: (amount) => `অগ্রিম ${amount} দেওয়া হয়েছে`,
    exchangeFor: (orderNumber) => `অর্ডার ${orderNumber}-এর এক্সচেঞ্জ`,
    from: (pieces, brand) => `মোট ${pieces}। প্রেরক: ${brand}, `,
  },
  label: {
    title: (orderNumber) => `লেবেল ${orderNumber}`,
    rider: (note) => `রাইডারের জন্য: ${note}`,
    cut: (items) => `${units.count(items)} রকম পণ্য, সব স্লিপে আছে। প্রথম কয়েকটি:`,
    consignment: "কনসাইনমেন্ট",
    barcode: (text) => `বারকোড ${text}`,
  },
  shelf: (shelf) => `তাক ${shelf}`,
};
