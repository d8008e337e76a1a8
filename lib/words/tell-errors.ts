/** What is told beside the fields of a form. */
export type Told = Readonly<Record<string, string | undefined>>;

type Tell = (told: string, field: string, value: string) => string;

/** The errors of a form, each as a page says what the shop has told of a field with this value. */
export const tellErrors = (
  errors: Told,
  values: Readonly<Record<string, string>>,
  tell: Tell,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, told]) =>
      told === undefined ? [] : [[field, tell(told, field, values[field] ?? "")]],
    ),
  );
