import { fieldErrorsOf, type Violation } from '@lender/contract';
import { isRecord } from './wire-body.ts';

/** Reason why the API refused. */
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

/** Reads a refusal from the body of an answer, whatever shape the body has. */
export function readRefusal(status: number, body: unknown): Refusal {
  const answer = isRecord(body) ? body : {};
  const error = isRecord(answer.error) ? answer.error : {};
  const places = [error.details, answer.details].filter(isRecord);
  const { message: _, ...facts } = places[0] ?? {};
  const violations = Array.isArray(answer.violations) ? answer.violations.filter(isViolation) : [];
  return {
    status,
    code: text(error.code) ?? 'unknown',
    message: [...places, answer].map((place) => text(place.message)).find(Boolean) ?? `HTTP ${status}`,
    fields: fieldErrorsOf(violations),
    facts,
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isViolation = (value: unknown): value is Violation =>
  isRecord(value) && typeof value.status === 'string' && typeof value.propertyPath === 'string';
