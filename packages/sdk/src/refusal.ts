import { fieldErrorsOf, type RefusalEnvelope } from '@lender/contract';

/** Why the API said no. */
export interface Refusal<Code extends string = string> {
  readonly status: number;
  /** A code of the catalogue; `unknown` when the answer carried none. */
  readonly code: Code;
  /** Developer text: from the error's details, else from the answer. */
  readonly message: string;
  /** One code per refused field, by cleaned field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Further facts of this refusal. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Reads a refusal from an answer's body, whatever shape it has. */
export function readRefusal(status: number, body: unknown): Refusal {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Partial<RefusalEnvelope> & {
    readonly details?: { readonly message?: string };
  };
  const details = answer.error?.details ?? answer.details;
  return {
    status,
    code: answer.error?.code ?? 'unknown',
    message: details?.message ?? answer.message ?? `HTTP ${status}`,
    fields: fieldErrorsOf(Array.isArray(answer.violations) ? answer.violations : []),
    facts: details ?? {},
  };
}
