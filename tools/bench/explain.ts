import mongoose from "mongoose";

const EXPLAINED = ["find", "findOne", "countDocuments", "aggregate"];
/** Answered from what the database knows of the collection, without a plan. */
const OF_METADATA = "estimatedDocumentCount";

interface Seen {
  collection: string;
  method: string;
  args: [object?, object?];
}

interface Plan {
  /** The stages from the result back to the disk, such as `LIMIT < FETCH < IXSCAN(deletedAt_1__id_-1)`. */
  stages: string;
  keys: number;
  documents: number;
}

interface Stage {
  stage: string;
  indexName?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

/** Runs the work and explains every read that it made. */
export async function explainReads(work: () => Promise<unknown>): Promise<Plan[]> {
  const seen: Seen[] = [];
  mongoose.set("debug", (collection: string, method: string, ...args: Seen["args"]) => {
    if (method !== OF_METADATA) seen.push({ collection, method, args });
  });
  try {
    await work();
  } finally {
    mongoose.set("debug", false);
  }
  return await Promise.all(seen.map(explain));
}

async function explain({ collection, method, args }: Seen): Promise<Plan> {
  if (!EXPLAINED.includes(method)) throw new Error(`${method} is not explained here.`);
  const target = mongoose.connection.collection(collection);
  const [first = {}, second = {}] = args;
  const count = [{ $match: first }, { $group: { _id: 1, count: { $sum: 1 } } }];
  const pipeline =
    method === "countDocuments" ? count : method === "aggregate" && Array.isArray(first) ? first : null;
  const explained = pipeline
    ? await target.aggregate(pipeline, second).explain("executionStats")
    : await target
        .find(first, { ...second, ...(method === "findOne" && { limit: 1 }) })
        .explain("executionStats");
  // An aggregation is explained by itself, or as the reader of its first stage.
  const { queryPlanner, executionStats } = explained.stages?.[0].$cursor ?? explained;
  const { winningPlan } = queryPlanner;
  return {
    stages: stagesOf(winningPlan.queryPlan ?? winningPlan),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
  };
}

function stagesOf({ stage, indexName, inputStage, inputStages = [] }: Stage): string {
  const own = indexName ? `${stage}(${indexName})` : stage;
  const inputs = [...(inputStage ? [inputStage] : []), ...inputStages].map(stagesOf);
  if (inputs.length === 0) return own;
  return `${own} < ${inputs.length === 1 ? inputs[0] : `[${inputs.join(" | ")}]`}`;
}
