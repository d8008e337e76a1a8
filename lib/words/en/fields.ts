export const WRONG_EMAIL = "Please enter a valid email address.";
export const SAY_WHY = "Please say why.";
