import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

export type BankLineRecord = Selectable<Database['bank_line']>;

/** What is known of a line's place in the books. */
export type LineStanding = Pick<
  Insertable<Database['bank_line']>,
  'state' | 'kind' | 'match_ref' | 'reason' | 'approval_id'
>;

const NOWHERE = { kind: null, match_ref: null, reason: null, approval_id: null } as const;

export const standings = {
  matched: (kind: NonNullable<LineStanding['kind']>, ref: string): LineStanding => ({
    ...NOWHERE,
    ...{ state: 'matched', kind, match_ref: ref },
  }),
  asked: (ref: string, approvalId: string): LineStanding => ({
    ...NOWHERE,
    ...{ state: 'asked', kind: 'payment', match_ref: ref, approval_id: approvalId },
  }),
  exception: (reason: NonNullable<LineStanding['reason']>): LineStanding => ({
    ...NOWHERE,
    state: 'exception',
    reason,
  }),
  aside: (): LineStanding => ({ ...NOWHERE, state: 'aside' }),
} as const;

/** Where a line's words live: they open nowhere else. */
export const descriptionContext = (lineId: string): string => `bank-line:${lineId}:description`;
