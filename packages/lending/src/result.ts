/** What a rule answers when refusing is one of its ordinary outcomes. */
export type Result<Value, Problem extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
