/** How a garment is shown in its first picture. */
export type GarmentPose = "flat" | "hung" | "folded";
