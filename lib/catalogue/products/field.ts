/** How a field is checked, stored, answered and edited. A table by kind names every kind, so that the compiler says where a new one is missing. */
export type FieldKind =
  | "text"
  | "paragraphs"
  | "category"
  | "money"
  | "count"
  | "flag"
  | "list"
  | "picture"
  | "stock"
  | "stockByOption"
  | "colorImages";

export interface Field {
  kind: FieldKind;
  /** `required`: no product without it. `blank`: empty where nobody sends it. `optional`: not there where it is empty. */
  presence: "required" | "blank" | "optional";
  /** In the form, and where the desk is told what somebody else has changed. */
  label: string;
  /** Below its control in the form. */
  hint?: string;
  /** `half`: two such fields share a line of the form. `careLabel`: it stands in the form's care-label group. */
  place?: "half" | "careLabel";
  /** In characters; in a list, those of each entry. */
  maxLength?: number;
  maxEntries?: number;
  /** For who reads the API's description. */
  description?: string;
  /** Its column in the products' file. */
  column?: string;
  /** True where the catalogue in memory has it: to filter by, to find by, to show on a card. */
  isIndexed?: true;
  /** True where admins alone are told it: it is on no public page, feed or search, and staff do not see it. */
  isForAdmins?: true;
  /** How much a word of it counts in a search; the search looks only into fields that have this. */
  searchBoost?: number;
  /** True where a product's card shows it. */
  isOnCard?: true;
  /** On the product's page, where the care label's group stands there. */
  fact?: { label: string; icon: string; isWide?: true };
  /** The element of the product feed. */
  feedElement?: string;
  /** schema.org's own property, or the name of an additional one. */
  schemaProperty?: "material";
  additionalProperty?: string;
}
