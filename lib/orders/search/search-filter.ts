import "server-only";
import { searchTermsOf } from "@/lib/orders/search/rules";
import { escapeRegExp } from "@/lib/platform/text/text";

// The driver's types do not know the alias "number" of $type.
type Condition = Record<string, object>;

/** Orders that meet every term of the text; only anchored prefixes, which the index of the keys can serve. */
export function searchFilter(text: string): { $and: { $or: Condition[] }[] } | { _id: { $in: [] } } {
  const terms = searchTermsOf(text);
  if (terms.length === 0) return { _id: { $in: [] } };
  return {
    $and: terms.map(({ prefixes, word, orderNumber }) => {
      if (word !== undefined) return { $or: [{ searchKeys: { $eq: word } }] };
      const byKey: Condition = {
        searchKeys: { $in: prefixes.map((prefix) => new RegExp(`^${escapeRegExp(prefix)}`)) },
      };
      if (orderNumber === undefined) return { $or: [byKey] };
      // The type is what the partial index of numbers asks for: without it the database would look at every order.
      return { $or: [byKey, { orderNumber: { $eq: orderNumber, $type: "number" } }] };
    }),
  };
}
