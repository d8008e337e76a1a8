import { type Block, type Question, readBlocks, readQuestions } from "@/lib/settings/pages/blocks";

/** What the owner may set of the pages that tell how the shop works. */
export interface Pages {
  /** Beside the picture and the contact. */
  about: Block[];
  /** The questions of the home page; the first is open. */
  faq: Question[];
  /**
   * Beside how to start. The items of its first list are the conditions of a return where a customer asks for one; papers
   * tell them as long as this is the default.
   */
  returns: Block[];
  privacy: Block[];
  terms: Block[];
}

/** The same with what the owner has given in Bangla. */
export type PagesInBoth = Pages & {
  [Name in keyof Pages as `${Name}Bn`]?: Pages[Name] | undefined;
};

const ABOUT = `
{shop} comes from the part of Dhaka where the sewing lines are. For decades their trousers, shirts and tees have left by the container for shops abroad. We keep some of them at home.

What you find here is sewn to the same patterns, with the same thread counts and the same final inspection, as what is packed for export. We sell it from our outlet in Dhaka and send it anywhere in Bangladesh. You pay when it arrives.
`;

const RETURNS = `
# How long you have

Bought at the outlet: {return time} from purchase.

Delivered to you: {return time} from receiving the order.

# What we take back

- The item is unused, undamaged and in its original condition, with its tag intact.
- You have our official invoice.
- Any box or special packaging comes back with it. We don't need the shopping bag.
- There is a valid reason: wrong size, a defect, or the wrong item.

# What you get

A cash refund, or an exchange. If the new item costs more, you pay the difference.

# Who pays for the delivery

- A defect, or the wrong item: we pay.
- Another size or color: you pay for the delivery of the new item. The rider who brings it takes the old one along.
- Your money back because it does not fit: you bring the item to the outlet, or pay to send it.

# How your money comes back

You choose when you ask for it: to a mobile account or a bank account of yours, or in cash at the outlet. We pay once we have the items, and delete your account number when the return is over.

# Paying

Orders from this site are paid in cash on delivery. Ways to pay at the outlet: {ways to pay}.
`;

const QUESTIONS = `
# How long does delivery take?
Typically {delivery time}, anywhere in Bangladesh. We'll call you to confirm the order; its status is on your Orders page.

# What does delivery cost?
{delivery charges}. You see it at checkout, before you place the order.

# How do I pay?
In cash, when the parcel is in your hands. Ways to pay at the outlet: {ways to pay}.

# What if it does not fit?
Tell us within {return time} of receiving the order. If it is unused and you have its tag and invoice, we exchange or refund it.

# Can I cancel?
Yes, on your Orders page, as long as the order is pending. After that, call us.
`;

const PRIVACY = `
We keep what we need to bring you what you ordered, and nothing to sell to anybody.

# What we keep

- Your account: name, email, the mobile number that you have confirmed, if any, and your password in a form that nobody can read back.
- Your orders: name, phone, address, what you bought, what you paid, what you tell us that you have sent in advance, and what you wrote for the rider.
- Our calls about an order: when we called, and whether we reached you.
- A return: what you sent us about it, with its pictures, and the account for your money. We delete the account number once the return is over.
- Your reviews, with their pictures. Everybody can see them, with your first name, size and color.
- What you leave in the cart, and what is on your wishlist, while you are signed in.

# What it is for

We use it to confirm, pack, deliver, exchange and refund your order, and to answer you when you call. We count fast and slow pages and what is searched for, without your name.

# Who else sees it

- The courier who brings your parcel gets your name, phone and address, and what to collect.
- The services that carry our mail and SMS get your address or number and the message.
- If you sign in with Google or Facebook, they tell us your name and email, and they know that you signed in.

We do not sell or lend your data, and there is no advertising and no tracking by other companies on our pages.

# What stays in your browser

Cookies keep you signed in, tell us that you have signed in on this device before, and bring you back to the page that you wanted. Your browser also remembers small things for you: your sign-in, the sizes you ordered last, the products you looked at last, a code that you have not used yet, what is on your wishlist, which announcement you have closed, and whether you know of our pages in Bangla. What you type into a form, and what you chose before you signed in, it remembers until you close the tab. These things stay on your device, but for your wishlist: when you open it, it tells us which products are on it, so that we can show them, and once you are signed in your account keeps them too.

# Messages

We write to you about your orders and returns, and when you asked to be told that something is back, or is still in your cart. Once you have what you ordered, we ask you once for a review. You can stop most mails in your profile, and each of the others has a way to stop it.

# Your rights

You can see your data in your account, and have the account deleted there. Then your name, phone and address are taken off orders that have ended; what was sold and paid stays, because the shop's books need it. Your name, words and pictures are taken off your reviews; the stars and the fit stay. An order that is on its way is finished first. Backups have older copies until they are replaced.

# Questions

Write to {email}, call {phone}, or come to {address}.
`;

const TERMS = `
These terms apply to orders on this site. They are short, so that you read them.

# Ordering

An order is placed when you press Place Order. We call you within {confirmation time} to confirm it; until then it is pending and you can cancel it on your Orders page. We may cancel an order that we cannot confirm, if nobody answers, if a size or color is out of stock, or if the form is not filled in correctly.

# Prices and payment

Prices are in BDT. You see the delivery charge before you place the order. As a rule it is {delivery charges}. You pay in cash when the parcel is in your hands. If we agreed on an advance by phone, it is taken off.

# Delivery

We deliver anywhere in Bangladesh, usually within {delivery time}. A holiday, the weather or the courier can make it later; call us then. Please have the sum ready, and keep your phone on.

# Return and exchange

You have {return time} from receiving the order. What we take back, and how, is on its own page.

Return and exchange -> /return

# Pictures and colors

We show our products as they are. A screen can show a color a little differently from the cloth.

# Your account

Keep your password to yourself; orders from your account count as yours. We may refuse orders from a phone number that often orders and does not accept the parcel.

# Law

The law of Bangladesh applies. Nothing here takes away a right that it gives you as a buyer. If something went wrong, talk to us first: {phone} or {email}.
`;

export const DEFAULT_PAGES: Pages = {
  about: readBlocks(ABOUT),
  faq: readQuestions(QUESTIONS),
  returns: readBlocks(RETURNS),
  privacy: readBlocks(PRIVACY),
  terms: readBlocks(TERMS),
};
