/** The paths of what was sent and is not in what a schema made of it, such as `brand.nmae`. A list has no keys. */
export function unknownKeys(sent: object, known: object): string[] {
  return Object.entries(sent).flatMap(([key, value]): string[] => {
    if (!Object.hasOwn(known, key)) return [key];
    const part: unknown = Reflect.get(known, key);
    return isTable(value) && isTable(part) ? unknownKeys(value, part).map((path) => `${key}.${path}`) : [];
  });
}

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
