"use client";

import { useEffect } from "react";
import { rememberSeen, type SeenProduct } from "@/components/product/seen-products";

/** Notes on this device that a product was looked at. */
export function RememberSeen(product: SeenProduct) {
  const { id, name, nameBn, image } = product;
  useEffect(() => rememberSeen({ id, name, nameBn, image }), [id, name, nameBn, image]);
  return null;
}
