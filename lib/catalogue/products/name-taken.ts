import { AppError } from "@/lib/platform/http/errors";

/** The refusal of a second product of a name, told beside the field. */
export function nameTaken(): AppError {
  const { message } = new AppError("NAME_TAKEN");
  return new AppError("NAME_TAKEN", { message, fields: { name: message } });
}
