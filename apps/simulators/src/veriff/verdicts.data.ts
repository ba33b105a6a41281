import type { SessionStatus } from './session-status.ts';

/** Outcome of an identity check. */
export interface Verdict {
  /** Value that the page's button sends. */
  readonly verdict: string;
  /** Description in the README. */
  readonly meaning: string;
  readonly status: SessionStatus;
  /** Veriff's code of the status. */
  readonly code: number;
  /** Reason, in Veriff's own code and words. */
  readonly reason?: { readonly code: string; readonly text: string };
  /** Person whom the document names, where that is not the one who was announced. */
  readonly person?: { readonly firstName: string; readonly lastName: string };
}

/** https://devdocs.veriff.com/docs/verification-session-decision-codes-table */
export const VERDICTS = [
  {
    verdict: 'approved',
    meaning: 'is approved, 9001; the document names who was announced',
    status: 'approved',
    code: 9001,
  },
  {
    verdict: 'somebody-else',
    meaning: 'is approved, 9001; the document names somebody else',
    status: 'approved',
    code: 9001,
    person: { firstName: 'JUAN', lastName: 'PEREZ LOPEZ' },
  },
  {
    verdict: 'forged',
    meaning: 'is declined, 9102: 102, suspected document tampering',
    status: 'declined',
    code: 9102,
    reason: { code: '102', text: 'Suspected document tampering' },
  },
  {
    verdict: 'declined',
    meaning: 'is declined, 9102: 108, velocity/abuse duplicated end-user',
    status: 'declined',
    code: 9102,
    reason: { code: '108', text: 'Velocity/abuse duplicated end-user' },
  },
  {
    verdict: 'resubmission',
    meaning: 'has to be repeated, 9103: 204, poor image quality',
    status: 'resubmission_requested',
    code: 9103,
    reason: { code: '204', text: 'Poor image quality' },
  },
  { verdict: 'review', meaning: 'is left to a person, 9121', status: 'review', code: 9121 },
  { verdict: 'expired', meaning: 'was left lying for seven days, 9104', status: 'expired', code: 9104 },
  { verdict: 'abandoned', meaning: 'was begun and left lying, 9104', status: 'abandoned', code: 9104 },
] as const satisfies readonly Verdict[];

export type VerdictName = (typeof VERDICTS)[number]['verdict'];

export function verdictOf(name: VerdictName): Verdict {
  const found = VERDICTS.find(({ verdict }) => verdict === name);
  if (!found) throw new Error(`no verdict ${name}`);
  return found;
}
