import type { z } from "zod";
import { asText, SETTING_FIELDS, type SettingField } from "@/lib/settings/fields/setting-fields";

type InBangla<Shape extends z.ZodRawShape, Name extends keyof Shape & string> = Shape & {
  [Text in Name as `${Text}Bn`]: z.ZodOptional<Shape[Text]>;
};

/** The fields of a group, and beside each of these texts the same one in Bangla, which may be left out. */
export function withBangla<Shape extends z.ZodRawShape, Name extends keyof Shape & string>(
  shape: Shape,
  names: readonly Name[],
): InBangla<Shape, Name>;
export function withBangla(shape: Record<string, z.ZodType>, names: readonly string[]): z.ZodRawShape {
  const isText = (name: string) => names.includes(name);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) =>
      isText(name)
        ? [
            [name, schema],
            [`${name}Bn`, inBangla(schema)],
          ]
        : [[name, schema]],
    ),
  );
}

function inBangla(schema: z.ZodType): z.ZodType {
  const facts = SETTING_FIELDS.get(schema);
  const { kind = "line", show = asText, read = String } = facts ?? {};
  return schema.optional().register(SETTING_FIELDS, {
    kind,
    show: (value) => (value === undefined ? "" : show(value)),
    read: (typed) => (typed.trim() === "" ? undefined : read(typed)),
  });
}

/** The text that a field has in Bangla. */
export const textOfBangla = (name: string): string => name.replace(/Bn$/, "");

/** Whether a field has a text in Bangla. */
export const isInBangla = ({ path }: Pick<SettingField, "path">): boolean =>
  path.some((name) => name !== undefined && textOfBangla(name) !== name);
