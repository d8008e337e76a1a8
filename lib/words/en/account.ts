import { messageOf, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
import { WRONG_EMAIL } from "@/lib/words/en/fields";
import { message, question } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

const ORDERS_STAY = "Your orders stay in our books without your name, phone and address.";

/** Why the shop takes no such password, although it keeps the rule. */
type PasswordFlaw = "tooLong" | "known";

/** How a new password breaks the rule. */
interface Weakness {
  missing: number;
  lacksLetter: boolean;
  lacksDigit: boolean;
}

/** Sign-in, the account's menu and its profile. */
export const account = {
  /** Of the pages. */
  titles: {
    login: "Login",
    register: "Register",
    reset: "New password",
    confirmEmail: "Confirm your email",
    stopAlerts: "Stop these mails",
    profile: "Profile",
    account: "Your account",
    cart: "Cart",
    checkout: "Checkout",
    notFound: "Not found",
  },
  /** What has gone wrong with a call. */
  failure: messageOf,
  fields: {
    name: "Full name",
    email: "Email",
    password: "Password",
    /** Of a new password. */
    passwordRule: "At least 8 letters and digits, with at least one of each and no other characters.",
    show: "Show password",
    hide: "Hide password",
    noEmail: "Please enter your email address.",
    noPassword: "Please enter your password.",
    /** What the shop has told of a field with this value, and of a new password with this flaw. */
    wrong: (told: string, _field: string, _value: string): string => told,
    badPassword: (told: string, _flaw: PasswordFlaw): string => told,
    space: "the space",
    /** Beside a new password with these characters in it, or with others than a keyboard in English has. */
    removeThese: (others: string) => `Remove ${others}: letters and digits only.`,
    removeOthers: "Only English letters (a – z) and digits (0 – 9).",
    lacking: ({ missing, lacksLetter, lacksDigit }: Weakness): string[] => [
      ...(missing > 0
        ? [`Add ${missing} more ${missing === 1 ? "letter or digit" : "letters or digits"}.`]
        : []),
      ...(lacksLetter ? ["It needs a letter."] : []),
      ...(lacksDigit ? ["It needs a digit."] : []),
    ],
    /** Buttons that correct it. */
    removeFromIt: (others: string) => `Remove ${others} from it`,
    keepTheRest: "Keep only its letters and digits",
  },
  login: {
    button: "Login",
    pending: "Logging in …",
    /** Where a registration has led here. */
    filledIn: "We have filled in what you registered with.",
    isNew: "New here?",
    emailOrPhone: "Email or mobile number",
    noEmailOrPhone: "Please enter your email address or mobile number.",
    tooMany: "Too many attempts. Please wait a few minutes and try again.",
    offline: OFFLINE_MESSAGE,
    unavailable: "The shop is briefly unavailable. Please try again in a moment.",
    google: "Continue with Google",
    forgotten: "Forget Password",
  },
  register: { pending: "Creating your account …", isKnown: "Already have an account?" },
  popUps: {
    loginFailed: message("Wrong Email or Password!"),
    registrationFailed: message("Invalid Information"),
    /** With what the shop tells of a weak password. */
    weakPassword: (told: string) => message("Sorry :(", told),
    loggedIn: message("Login Successful"),
    registered: message("Registration Successful."),
    loggedOut: message("Logout Successful"),
    resetSent: message("Email Sent", "Check your inbox (Spam folder also) for password reset link."),
    resetFailed: (reason: string) => message("Error", reason),
    resetEmail: {
      ...question("Forget Password", "We'll email you a link to choose a new password."),
      label: "Email",
      invalid: WRONG_EMAIL,
    },
  },
  /** What the link of a mail leads to. */
  link: {
    incomplete: shared.incompleteLink,
    /** What the shop has told of a link that sets a password. */
    useless: (told: string): string => told,
  },
  reset: {
    title: "Choose a new password",
    done: "Your new password is set. Every device that was logged in has been logged out.",
    pending: "Saving …",
    set: "Set new password",
    again: "Press Forget Password and we'll email you a new link.",
  },
  confirmEmail: {
    /** What has gone wrong with it. */
    failure: messageOf,
    done: "Your email is confirmed.",
    toProfile: "Go to your profile",
    signedOut: "Please log in to the account that this link was sent for. Then press the button again.",
    ask: "Press the button to confirm that this email address is yours.",
    pending: "Confirming …",
    confirm: "Confirm this email",
    check: { link: "See on your profile", after: "whether your email is confirmed." },
  },
  stopAlerts: {
    done: "Done. No more mails like that one come to you, unless you ask for them again.",
    ask: "Press the button, and no more mails like the one with this link come to you.",
    pending: "Stopping …",
    stop: "Stop",
  },
  menu: {
    label: "Dashboard",
    home: "Home",
    toShop: "Home: back to the shop",
    profile: "Profile",
    cart: "Cart",
    orders: "Orders",
    wishlist: "Wishlist",
    /** Behind a number. */
    inCart: " in it",
    logout: "Logout",
    logoutFailure: messageOf,
  },
  notFound: {
    text: "It may have been deleted, or the link is incomplete.",
    back: "Back to the dashboard",
  },
  profile: {
    hello: (name: string) => `Hello, ${name}`,
    welcome: "Your cart and your orders are here. You can cancel an order yourself while it is pending.",
    more: "More features are coming.",
    seeCart: "See your cart",
  },
  messages: {
    title: "Messages about your orders",
    language: "Language",
    mail: "Email me about my orders",
    cartMail: "Email me once if something stays in my cart for a day",
    onceProved: "This begins once your email is confirmed.",
    pending: "Saving …",
    save: "Save",
    saved: "Saved.",
  },
  emailProof: {
    failure: messageOf,
    title: "Your email is not confirmed yet",
    text: "You can order without it. Once it is confirmed, you can order more at a time.",
    sent: (email: string) =>
      `We have sent a link to ${email}. It works for 24 hours. Check your spam folder too.`,
    pending: "Sending …",
    send: "Send me a link",
  },
  phoneSignIn: {
    title: "Log in with your phone",
    text: "Confirm your number with a code by SMS. Then you can log in with it instead of your email.",
    proved: (phone: string) =>
      `You can log in with ${phone} instead of your email. If you confirm another number, it takes the place of this one.`,
    noPhone: "Please enter a mobile number, such as 01712 345678.",
    noSms: "We can't send an SMS to this number now. Please check it, or try again tomorrow.",
    confirm: "Confirm this number",
    again: "Use another number or send a new code",
  },
  data: {
    title: "Your data",
    kept: "This is what we keep about you:",
    account: (name: string, email: string) => `your account: ${name}, ${email}`,
    accountWithPassword: (name: string, email: string) =>
      `your account: ${name}, ${email}, and your password in a form that nobody can read`,
    phone: "the mobile number that you have confirmed, if any",
    sessions: "where you are logged in, until you log out or for 30 days",
    cart: "what is in your cart and on your wishlist",
    alerts: "what you asked to be told of when it is back, for 60 days",
    orders:
      "your orders, each with the name, phone and address it was for, and what you asked to send back, with its pictures",
    pending: "Getting your data …",
    download: "Download your data",
  },
  deletion: {
    failure: messageOf,
    /** What the shop has told of the password. */
    wrongPassword: (told: string): string => told,
    open: "Delete your account",
    text: `Your account, your cart and your sign-ins go at once and cannot be brought back. ${ORDERS_STAY} What is still on its way has to arrive, or be cancelled, first.`,
    noPassword: "You have no password here, so please log out and log in again just before.",
    pending: "Deleting …",
    delete: "Delete my account",
    done: "Your account is deleted.",
    orders: ORDERS_STAY,
    toShop: "Go to the shop",
  },
};
