import mongoose from "mongoose";

// Each schema and model takes these when it is made: every file here that makes one imports this one first.
/** A key that the schema does not know is refused, and not dropped. What is read may have more keys. */
mongoose.set("strict", "throw");
/** Of the second of two copies of a module in one process. */
mongoose.set("overwriteModels", true);
