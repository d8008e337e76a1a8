import { ERASED_NAME } from "@/lib/words/erased-name";

/** The name of a customer as the desk says it. */
export const sayCustomer = (name: string): string => (name === ERASED_NAME ? "ডিলিট করা অ্যাকাউন্ট" : name);
