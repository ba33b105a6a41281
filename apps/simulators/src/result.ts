/** Outcome of an operation when a refusal is among its expected answers. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
