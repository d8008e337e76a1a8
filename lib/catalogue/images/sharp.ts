import sharp from "sharp";

// Each picture on one core, without a cache: memory stays bounded, and the shop answers meanwhile.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
