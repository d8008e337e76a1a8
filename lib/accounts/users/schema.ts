import { z } from "zod";
import { MAX_NAME_LENGTH } from "@/lib/accounts/users/rules";
import { passwordProblem } from "@/lib/accounts/passwords/rules";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { listFields } from "@/lib/platform/http/list";
import { cleanLine, isVisible } from "@/lib/platform/text/text";

/** Trimmed and lower-cased wherever one comes in, so that one person is one account. */
export const emailSchema = z
  .string("Please enter an email address.")
  .transform((text) => cleanLine(text).toLowerCase())
  .pipe(z.email("Please enter a valid email address.").max(254, "This email address is too long."));

export const personNameSchema = z
  .string("Please enter a name.")
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .refine(isVisible, "Please enter a name.")
      .max(MAX_NAME_LENGTH, `Please keep the name to ${MAX_NAME_LENGTH} characters.`),
  );

export const passwordSchema = z.string().superRefine((password, context) => {
  const message = passwordProblem(password);
  if (message) context.addIssue({ code: "custom", message });
});

/** POST /users: a registration, or the record of a social sign-in (without password). */
export const createUserSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema.optional(),
});

export type CreateUserInput = z.output<typeof createUserSchema>;

/** The registration form: here the password is required. */
const registerFormSchema = createUserSchema.required({ password: true });

export type RegisterInput = z.output<typeof registerFormSchema>;

/** The fields of the registration form, before they are checked. */
type RegistrationDraft = Record<keyof RegisterInput, string>;

interface CheckedRegistration {
  registration: RegisterInput | null;
  /** The first message of each field that is not filled in correctly. */
  errors: Partial<RegistrationDraft>;
}

export function checkRegistration(draft: RegistrationDraft): CheckedRegistration {
  const parsed = registerFormSchema.safeParse(draft);
  if (parsed.success) return { registration: parsed.data, errors: {} };
  return { registration: null, errors: fieldsOf(parsed.error) };
}

/** PATCH /users/staff/{id} */
export const setStaffSchema = z.object({ isStaff: z.boolean() });

export const listUsersQuerySchema = z.object(listFields);

/** The list of users as the address of its page has it. */
export const userPlaceSchema = z.object({ q: listFields.q });

export type ListUsersQuery = z.output<typeof listUsersQuerySchema>;

export const emailQuerySchema = z.object({ email: emailSchema.optional() });
