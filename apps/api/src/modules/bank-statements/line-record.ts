import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

export type BankLineRecord = Selectable<Database['bank_line']>;

/** State of a line in the books, as far as it is known. */
export type LineStatus = Pick<
  Insertable<Database['bank_line']>,
  'state' | 'kind' | 'match_ref' | 'reason' | 'approval_id'
>;

const NOWHERE = { kind: null, match_ref: null, reason: null, approval_id: null } as const;

export const statuses = {
  matched: (kind: NonNullable<LineStatus['kind']>, ref: string): LineStatus => ({
    ...NOWHERE,
    ...{ state: 'matched', kind, match_ref: ref },
  }),
  asked: (kind: 'payment' | 'capital', ref: string, approvalId: string): LineStatus => ({
    ...NOWHERE,
    ...{ state: 'asked', kind, match_ref: ref, approval_id: approvalId },
  }),
  exception: (reason: NonNullable<LineStatus['reason']>): LineStatus => ({
    ...NOWHERE,
    state: 'exception',
    reason,
  }),
  aside: (): LineStatus => ({ ...NOWHERE, state: 'aside' }),
} as const;

/** Returns the context under which a line's words are sealed: they open nowhere else. */
export const descriptionContext = (lineId: string): string => `bank-line:${lineId}:description`;
