import type * as english from "@/lib/words/en/pop-ups";

export const message: typeof english.message = (title, text = "") => ({ title, text, okay: "ঠিক আছে" });

export const question: typeof english.question = (title, text = "") => ({
  ...message(title, text),
  cancel: "বন্ধ করুন",
});

export const cancelOrder = question("আপনি কি নিশ্চিত?", "আপনি অর্ডারটি বাতিল করছেন।");
