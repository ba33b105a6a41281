import { propertyPathOf, type RefusalCode, refusalMessage, type Violation } from '@lender/contract';
import { fail } from '@lender/result';

/** Reason why a call is refused, before it is written as an answer. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  readonly violations: readonly Violation[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number;
}

/** Half of a `Result` that refuses. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly problem: Refusal<Code>;
}

export interface RefusalDetail {
  /** Path of the field that is wrong, where there is one. */
  readonly field?: readonly string[];
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/** Refuses a call. With a field, the refusal is also a violation of that field, so that a form can show it there. */
export const refuse = <const Code extends RefusalCode>(
  code: Code,
  { field, facts = {}, ...rest }: RefusalDetail = {},
): Refused<Code> =>
  fail({
    code,
    facts,
    violations: field ? [{ status: code, propertyPath: propertyPathOf(field), message: refusalMessage(code) }] : [],
    ...rest,
  });
