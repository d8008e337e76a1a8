/** The alert of Cash On Delivery, in Bangla on every page, with the working days within which the shop calls. */
export const sayCashOnDelivery = (days: number): string =>
  `অর্ডার করার পর ${new Intl.NumberFormat("bn-BD").format(days)} কর্মদিবসের মধ্যে Orders পেজে গিয়ে দেখুন আপনার অর্ডারটি নিশ্চিত হয়েছে কি না। অর্ডার সাধারণত বাতিল হয় দুটি কারণে: আপনার পছন্দের সাইজ বা রঙ স্টকে না থাকলে, অথবা চেকআউট ফর্মটি ভুলভাবে পূরণ করা হলে।`;
