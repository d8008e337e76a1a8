import {
  type Field,
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  type NameOf,
} from "@/lib/catalogue/products/fields";

type Value<Property extends keyof Field> = Exclude<Field[Property], undefined>;

/** The fields whose rows have this property, or have this value of it, in the order of the table. */
export function listFields<
  Property extends keyof Field,
  const Said extends Value<Property> = Value<Property>,
>(property: Property, value?: Said): readonly NameOf<Record<Property, Said>>[] {
  const says = (name: FieldName): name is NameOf<Record<Property, Said>> => {
    const said = FIELDS[name][property];
    return value === undefined ? said !== undefined : said === value;
  };
  return FIELD_NAMES.filter(says);
}
