/** Customers and messages at the desk. */
export const deskPeople = {};
