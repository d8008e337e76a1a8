import type { Words } from "@/lib/words/words";

export const failed: Words["frame"]["failed"] = {
  title: "পেজটি লোড হয়নি",
  text: "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। আপনার কোনো কিছু হারায়নি।",
  retry: "আবার চেষ্টা করুন",
};
