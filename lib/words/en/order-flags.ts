/** A number, an amount or a name within a sentence. */
type Gap = string | number;

/** What is worth a look in an order before it is confirmed. */
export const orderFlags = {
  callFirst: "Holds no pieces until the customer agrees on the phone",
  zone: (place: Gap, location: Gap) => `Address says ${place}, charge says ${location}`,
  area: "No thana or district was named: look at the delivery charge",
  phone: "Not a local mobile number",
  madeUp: "The number looks made up",
  address: "This address looks incomplete",
  pending: (orders: Gap) => `${orders} pending orders from this phone`,
  pendingByOthers: (orders: Gap) => `${orders} pending orders from this phone, under more than one name`,
  name: (name: Gap) => `Ordered as ${name} before`,
  canceled: (canceled: Gap, earlier: Gap) => `${canceled} of ${earlier} earlier orders cancelled`,
  oneReturned: (earlier: Gap) => `1 of ${earlier} earlier parcels was sent back`,
  returned: (returned: Gap, earlier: Gap) => `${returned} of ${earlier} earlier parcels were sent back`,
  basket: (orderNumber: Gap) => `Same as order ${orderNumber}, placed minutes before`,
  largeFirst: (pieces: Gap) => `Large for a first order: ${pieces} pieces`,
  large: (most: Gap) => `Much more than usual: ${most} at most before`,
};
