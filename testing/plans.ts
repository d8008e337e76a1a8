interface Stage {
  stage?: string;
  indexName?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

interface Explanation {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } };
  executionStats: { totalKeysExamined: number; totalDocsExamined: number };
}

interface Plan {
  /** Such as `LIMIT FETCH IXSCAN(_id_)`. */
  stages: string;
  keys: number;
  documents: number;
}

/** The database's plan for a query. */
export async function planOf(query: { explain: (verbosity: "executionStats") => unknown }): Promise<Plan> {
  const { queryPlanner, executionStats } = (await query.explain("executionStats")) as Explanation;
  const { winningPlan } = queryPlanner;
  return {
    stages: listStages(winningPlan.queryPlan ?? winningPlan).join(" "),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
  };
}

function listStages({ stage = "", indexName, inputStage, inputStages = [] }: Stage): string[] {
  const own = indexName ? `${stage}(${indexName})` : stage;
  return [own, ...(inputStage ? [inputStage] : inputStages).flatMap(listStages)];
}
