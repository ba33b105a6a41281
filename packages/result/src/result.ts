/** The answer of a function that may refuse: a value, or a problem with a code and its facts. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Wraps the value of a success.
 *
 * @example
 * ok(5) // → { ok: true, value: 5 }
 */
export const ok = <const Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/**
 * Wraps a refusal.
 *
 * @example
 * fail({ code: 'too_many_decimals' }) // → { ok: false, problem: { code: 'too_many_decimals' } }
 */
export const fail = <const Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem,
});
