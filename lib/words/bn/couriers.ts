// Couriers whose label is no name.

export const OWN_RIDER = "আমাদের নিজস্ব রাইডার";
export const OTHER_COURIER = "অন্য কুরিয়ার";
