import { z } from "zod";

/** A document id as the contract shows it: 24 hexadecimal digits. */
export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, "This is not a valid id.")
  .toLowerCase();

export const idParamsSchema = z.object({ id: idSchema });
