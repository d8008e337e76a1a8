import { WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";

/** The words of every pop-up, verbatim from the contract (point 8); those of a product's page are in lib/words. */
export const MESSAGES = {
  loginFailed: { title: "Wrong Email or Password!" },
  registrationFailed: { title: "Invalid Information" },
  weakPassword: { title: "Sorry :(", text: WEAK_PASSWORD_MESSAGE },
  loggedIn: { title: "Login Successful" },
  registered: { title: "Registration Successful." },
  loggedOut: { title: "Logout Successful" },
  resetSent: { title: "Email Sent", text: "Check your inbox (Spam folder also) for password reset link." },
  resetFailed: (reason: string) => ({ title: "Error", text: reason }),
  removedFromCart: { title: "Done", text: "Product removed from the cart" },
  orderPlaced: { title: "Order Placed" },
  orderCancelled: { title: "Your order has been cancelled." },
  orderMarked: (status: string) => ({ title: `Order marked as ${status}` }),
  orderRemoved: { title: "The order has been removed." },
  productAdded: { title: "Product Added Successfully" },
  productUpdated: { title: "Product Updated Successfully" },
  productDeleted: { title: "Deleted", text: "Your product has been deleted." },
  userDeleted: { title: "User has been deleted." },
  madeAdmin: (name: string) => ({ title: `${name} is now the admin of the website` }),
  /** With the working days within which the shop calls. */
  cashOnDelivery: (days: number) => ({
    title: "Important Alert!",
    text: `অর্ডার করার পর ${new Intl.NumberFormat("bn-BD").format(days)} কর্মদিবসের মধ্যে Orders পেজে গিয়ে দেখুন আপনার অর্ডারটি নিশ্চিত হয়েছে কি না। অর্ডার সাধারণত বাতিল হয় দুটি কারণে: আপনার পছন্দের সাইজ বা রঙ স্টকে না থাকলে, অথবা চেকআউট ফর্মটি ভুলভাবে পূরণ করা হলে।`,
    lang: "bn",
  }),
} as const;

/** The words of every question; Okay does it, anything else declines. */
export const QUESTIONS = {
  resetEmail: { title: "Forget Password", text: "We'll email you a link to choose a new password." },
  removeFromCart: { title: "Are you sure?" },
  placeOrder: { title: "Confirm Placing the order?" },
  cancelOrder: { title: "Are you sure?", text: "You are cancelling the order." },
  deleteProduct: { title: "Are you sure?" },
  deleteUser: { title: "Are you sure?" },
  makeAdmin: { title: "Are you sure?" },
  deleteOrder: { title: "Are you sure?", text: "This will delete the order permanently!" },
} as const;
