/** Parcels: packing, handing over, delivery. */
export const deskParcels = {};
