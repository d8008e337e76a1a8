import "server-only";
import { searchTermsOf } from "@/lib/order-search/rules";
import { escapeRegExp } from "@/lib/text";

interface Condition {
  searchKeys?: { $in: RegExp[] };
  orderNumber?: number;
}

/** Orders that meet every term of the text; only anchored prefixes, which the index of the keys can serve. */
export function searchFilter(text: string): { $and: { $or: Condition[] }[] } | { _id: { $in: [] } } {
  const terms = searchTermsOf(text);
  if (terms.length === 0) return { _id: { $in: [] } };
  return {
    $and: terms.map(({ prefixes, orderNumber }) => {
      const byKey: Condition = {
        searchKeys: { $in: prefixes.map((prefix) => new RegExp(`^${escapeRegExp(prefix)}`)) },
      };
      return { $or: orderNumber === undefined ? [byKey] : [byKey, { orderNumber }] };
    }),
  };
}
