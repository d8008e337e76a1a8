/** What is mailed to an account, with a link that works once. */
export const accountMails = {
  hello: (name: string) => `Hello ${name},`,
  /** Where a stranger may have chosen the name. */
  helloWithoutName: "Hello,",
  reset: {
    subject: (brand: string) => `Choose a new password for ${brand}`,
    ask: (minutes: number) =>
      `You can choose a new password with this link. It works once, for ${minutes} minutes.`,
    action: "Choose a new password",
    notAsked: "If you didn't ask for this, ignore this email: nothing has changed.",
  },
  confirmEmail: {
    subject: (brand: string) => `Confirm your email for ${brand}`,
    ask: (hours: number) =>
      `Please confirm that this email address is yours. The link works once, for ${hours} hours, while you are logged in.`,
    action: "Confirm my email",
    notAsked:
      "If you have no account with us, somebody has entered your address. Ignore this email, and nothing happens.",
  },
};
