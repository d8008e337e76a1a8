export const MAX_PASSWORD_LENGTH = 128;
const MIN_PASSWORD_LENGTH = 8;

/** What is told of each flaw of a new password. A weak one breaks the contract's rule, and has its message. */
export const PASSWORD_MESSAGES = {
  tooLong: `Please keep the password to ${MAX_PASSWORD_LENGTH} characters.`,
  weak: "Password must be at least 8 characters long and include both letters and numbers",
  known: "This password is one of the first that strangers try. Please choose another.",
} as const;

export const WEAK_PASSWORD_MESSAGE = PASSWORD_MESSAGES.weak;

export type PasswordFlaw = keyof typeof PASSWORD_MESSAGES;

// The commonest passwords that the rule lets through: every guessing list starts with them.
const COMMONEST_PASSWORDS = new Set([
  "password1",
  "password12",
  "password123",
  "passw0rd",
  "abcd1234",
  "abc12345",
  "abcd12345",
  "1234abcd",
  "12345abc",
  "qwerty12",
  "qwerty123",
  "qwerty1234",
  "1q2w3e4r",
  "1q2w3e4r5t",
  "1qaz2wsx",
  "q1w2e3r4",
  "asdf1234",
  "admin123",
  "admin1234",
  "welcome1",
  "welcome123",
  "letmein1",
  "iloveyou1",
  "sunshine1",
  "football1",
  "baseball1",
  "dragon123",
  "monkey123",
  "princess1",
  "master123",
  "hello123",
  "test1234",
  "bangladesh1",
  "bangla123",
  "dhaka123",
  "dhaka1234",
  "allah786",
  "pakistan1",
  "india123",
  "a1234567",
  "a12345678",
  "aa123456",
  "aa12345678",
  "abc123456",
  "zxcvbnm1",
  "qazwsx123",
  "user1234",
  "demo1234",
]);

/** The contract's rule: 8 or more letters and digits, at least one of each. */
const STRONG_ENOUGH = new RegExp(`^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{${MIN_PASSWORD_LENGTH},}$`);

/** What is wrong with a new password; undefined if it is good. */
export function findPasswordFlaw(password: string): PasswordFlaw | undefined {
  if (password.length > MAX_PASSWORD_LENGTH) return "tooLong";
  if (!STRONG_ENOUGH.test(password)) return "weak";
  return COMMONEST_PASSWORDS.has(password.toLowerCase()) ? "known" : undefined;
}

/** What a password that breaks the contract's rule has too much of, and what it lacks without that. */
export interface PasswordWeakness {
  /** Each character once that is no letter or digit of the rule. */
  others: string[];
  missing: number;
  lacksLetter: boolean;
  lacksDigit: boolean;
}

export const keepLettersAndDigits = (password: string): string => password.replace(/[^A-Za-z0-9]/g, "");

export function findWeakness(password: string): PasswordWeakness {
  const kept = keepLettersAndDigits(password);
  return {
    others: [...new Set(password.replace(/[A-Za-z0-9]/g, ""))],
    missing: Math.max(0, MIN_PASSWORD_LENGTH - kept.length),
    lacksLetter: !/[A-Za-z]/.test(kept),
    lacksDigit: !/[0-9]/.test(kept),
  };
}

/** The error message for a new password; undefined if it is good. */
export function passwordProblem(password: string): string | undefined {
  const flaw = findPasswordFlaw(password);
  return flaw && PASSWORD_MESSAGES[flaw];
}
