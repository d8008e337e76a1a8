import type { Act, ActFields, ActName, ActOf } from "@/testing/model/acts";
import { copyOf, type Model } from "@/testing/model/state";
import { ORDER_RULES } from "@/testing/model/order-rules";
import { PARCEL_RULES } from "@/testing/model/parcel-rules";
import { RETURN_RULES } from "@/testing/model/return-rules";

type Rules = { [Name in ActName]: (model: Model, act: ActFields[Name]) => boolean };

/** Each rule changes the model, and returns false where the shop has to refuse the act. */
const RULES: Rules = { ...ORDER_RULES, ...PARCEL_RULES, ...RETURN_RULES, sweep: () => true };

const follow = <Name extends ActName>(model: Model, act: ActOf<Name>): boolean => RULES[act.name](model, act);

/** The model after this act; null where the shop has to refuse it. */
export function apply(model: Model, act: Act): Model | null {
  const after = copyOf(
    model,
    "order" in act ? [act.order] : act.name === "cancelAll" ? model.orders.keys() : [],
  );
  return follow(after, act) ? after : null;
}
