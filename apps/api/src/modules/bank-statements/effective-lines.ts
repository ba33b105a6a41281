import type { BankLineKind, BankLineReason, BankLineState } from '@lender/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { BankLineRecord } from './line-record.ts';

/** A line with its effective state: one that was asked for has the state that the second person decided. */
export interface EffectiveLine extends BankLineRecord {
  readonly effective: BankLineState;
}

const EFFECTIVE = sql`case when line.state <> 'asked' then line.state when approval.status = 'open' then 'asked'
  when approval.status = 'done' then 'matched' else 'exception' end`;

/** Every line with its effective state, for a `from`. */
export const EFFECTIVE_LINES = sql`(select line.*, ${EFFECTIVE} as effective
  from bank_line line left join approval on approval.id = line.approval_id) line`;

/** Reads the lines that fit a condition, in the order that the rest says. */
export async function selectLines(tx: Tx, rest: RawBuilder<unknown>): Promise<EffectiveLine[]> {
  const { rows } = await sql<EffectiveLine>`select line.* from ${EFFECTIVE_LINES} ${rest}`.execute(tx);
  return rows;
}

interface ShownLine {
  readonly state: BankLineState;
  readonly kind: BankLineKind | null;
  readonly reason: BankLineReason | null;
}

/** Returns a line as staff see it; one that the second person refused has that as its reason. */
export function toLineReply(line: EffectiveLine) {
  const { effective } = line;
  const isWaiting = effective === 'exception';
  const shown: ShownLine = {
    state: effective,
    kind: isWaiting ? null : line.kind,
    reason: isWaiting ? (line.reason ?? 'registration_refused') : null,
  };
  return {
    ...{ id: line.id, date: line.booked_on, amount: line.amount_centavos, reference: line.reference },
    ...{ trackingKey: line.tracking_key, isAutomatic: line.is_automatic, ...shown },
  };
}
