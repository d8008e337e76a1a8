const LOCATIONS = new Map([
  ["Inside Dhaka", "ঢাকার ভেতরে"],
  ["Outside Dhaka", "ঢাকার বাইরে"],
]);

/** The location of a delivery, as customers, calls and files name it. */
export const sayLocation = (name: string): string => LOCATIONS.get(name) ?? name;
