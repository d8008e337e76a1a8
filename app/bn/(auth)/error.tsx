"use client";

// Rendered inside the frame, so that its links stay.
export { PageError as default } from "@/components/layout/page-error";
