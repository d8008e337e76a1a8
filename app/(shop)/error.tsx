"use client";

// Inside the frame, so that the ways on stay.
export { PageError as default } from "@/components/layout/page-error";
