import mongoose from "mongoose";

// Schemas and models take these settings when they are made, so every file that makes one imports this file first.
/** A write with a key that the schema does not know fails; the key is not dropped. Stored documents may have more. */
mongoose.set("strict", "throw");
/** If one process loads a module twice, the second copy replaces the model and does not throw. */
mongoose.set("overwriteModels", true);
