import type * as english from "@/lib/words/en/pop-ups";

export function message(title: string, text = ""): ReturnType<typeof english.message> {
  return { title, text, okay: "ঠিক আছে" };
}

export function question(title: string, text = ""): ReturnType<typeof english.question> {
  return { ...message(title, text), cancel: "বন্ধ করুন" };
}

export const ARE_YOU_SURE = "আপনি কি নিশ্চিত?";

export const cancelOrder = question(ARE_YOU_SURE, "আপনি অর্ডারটি বাতিল করছেন।");

export const SENDING = "পাঠানো হচ্ছে …";
export const DELETING = "ডিলিট হচ্ছে …";
