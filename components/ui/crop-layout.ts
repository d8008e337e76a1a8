/** The boxes of a crop frame and its slider, as high before the frame has come: nothing below them moves. */
export const CROP_LAYOUT = {
  frame: "relative h-[min(48svh,32rem)] bg-ink",
  zoom: "care-label mt-4 grid gap-1",
  slider: "h-11 w-full",
} as const;
