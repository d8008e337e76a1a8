import { destinationToday } from "@/components/orders/choose-location";
import { useDraft } from "@/components/ui/use-draft";
import { readArea } from "@/lib/areas";
import type { Contact, UsedContact } from "@/lib/orders/dto";
import type { CheckoutDraft } from "@/lib/orders/schema";

/** What is typed at the checkout, beginning with how the last order went. */
export function useCheckoutDraft(email: string, contact: Contact) {
  const { draft, replace, ...form } = useDraft<CheckoutDraft>(
    { ...contact, deliveryLocation: "", area: "", paymentMethod: "", riderNote: "" },
    // The shopper chooses it each time, so that they always read its alert.
    { storeAs: `checkout ${email}`, notStored: "paymentMethod" },
  );
  return {
    ...form,
    draft,
    to: { deliveryLocation: draft.deliveryLocation, ...readArea(draft.area) },
    /** Fills in how an earlier order went. */
    fillIn: (used: UsedContact) => replace({ ...draft, ...used, ...destinationToday(used) }),
  };
}
