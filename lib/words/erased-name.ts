/** Stands where the name of a customer was, once their account is deleted. */
export const ERASED_NAME = "Account deleted";
