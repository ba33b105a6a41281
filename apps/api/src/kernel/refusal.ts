import type { RefusalCode, Violation } from '@lender/contract';
import { propertyPathOf, refusalMessage } from '@lender/contract';

/** Why a handler said no, before it is written as an answer. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  readonly violations: readonly Violation[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number;
}

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

export const done = <Value>(value: Value): Done<Value> => ({ ok: true, value });

export interface RefusalDetail {
  /** Path of the field that is wrong, where there is one. */
  readonly field?: readonly string[];
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/**
 * Says no. With a field, the refusal is also a violation of that field, so that a form can show it in its place.
 */
export const refuse = <const Code extends RefusalCode>(
  code: Code,
  { field, facts = {}, ...rest }: RefusalDetail = {},
): Refused<Code> => ({
  ok: false,
  code,
  facts,
  violations: field ? [{ status: code, propertyPath: propertyPathOf(field), message: refusalMessage(code) }] : [],
  ...rest,
});
