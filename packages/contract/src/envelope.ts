import type { Violation } from './violations.ts';

/** Envelope of every successful JSON answer. */
export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
}

/** Envelope of every refusal. `error.details.message` is read first, `message` is the same text. */
export interface RefusalEnvelope {
  readonly success: false;
  readonly message: string;
  readonly error: {
    readonly code: string;
    readonly details: { readonly message: string; readonly [fact: string]: unknown };
  };
  readonly violations: readonly Violation[];
}

/** Builds the answer of a refusal. */
export const refusalEnvelope = (
  code: string,
  message: string,
  {
    violations = [],
    facts = {},
  }: { violations?: readonly Violation[]; facts?: Readonly<Record<string, unknown>> } = {},
): RefusalEnvelope => ({
  success: false,
  message,
  error: { code, details: { ...facts, message } },
  violations,
});
