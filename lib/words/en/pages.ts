interface Charges {
  inside: string;
  outside: string;
  /** From which sum of items on it costs nothing; null for never. */
  freeFrom: string | null;
}

/** The pages about the shop, and what their texts say of its facts. */
export const pages = {
  about: {
    picture: "The yoke and pocket of a denim shirt, seen close",
    contact: "Contact",
    phone: "Phone",
    email: "Email",
    map: "Find us on the map",
  },
  /** How a return begins: the phone stands before `visit`, the address behind it. */
  returns: {
    title: "How to start",
    ask: "Ask for it in your orders on this site, call",
    visit: "with your invoice in hand, or bring the item to",
    end: ".",
  },
  charges: ({ inside, outside, freeFrom }: Charges) => {
    const usual = `${inside} inside Dhaka, ${outside} outside`;
    return freeFrom === null ? usual : `${usual}. It is free for orders of ${freeFrom} or more`;
  },
};
