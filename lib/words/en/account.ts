/** Sign-in, the account's menu and its profile. */
export const account = {};
