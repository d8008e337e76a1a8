export const WRONG_EMAIL = "Please enter a valid email address.";
export const SAY_WHY = "Please say why.";

export const WRONG_AMOUNT = "Please enter a whole amount in BDT.";
