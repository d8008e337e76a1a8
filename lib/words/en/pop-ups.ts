import { shared } from "@/lib/words/en/shared";

/** A pop-up that says something. */
export const message = (title: string, text = "") => ({ title, text, okay: shared.okay });

/** A pop-up that asks something; all but Okay declines. */
export const question = (title: string, text = "") => ({ ...message(title, text), cancel: shared.cancel });

export const ARE_YOU_SURE = "Are you sure?";

export const cancelOrder = question(ARE_YOU_SURE, "You are cancelling the order.");
