import { addDays, mexicoDate, type PlainDate } from '@lender/calculator';
import type { BankLineKind } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { BankLineRecord } from '../line-record.ts';
import { AROUND_DAYS, moneyIn, type Span, settlementsIn } from './booked-in-span.ts';

/** Booking that a line may be matched to. */
export interface Candidate {
  readonly ref: string;
  readonly kind: BankLineKind;
  readonly date: PlainDate;
  /** Name of it in the books. */
  readonly name: string;
}

/** Reads the entries for the amount of a line within some days that no other line has, the nearest name first. */
export async function candidatesOf(tx: Tx, line: BankLineRecord): Promise<Candidate[]> {
  const { booked_on: date, amount_centavos: amount } = line;
  const span = { from: addDays(date, -AROUND_DAYS), to: addDays(date, AROUND_DAYS) };
  const settlements = (await settlementsIn(tx, span)).filter(({ net }) => net === amount);
  const money = (await moneyIn(tx, span, [])).filter((one) => one.amount === amount);
  const found: Candidate[] = [
    ...settlements.map(({ ref, reference, date: on }) => ({
      ref,
      kind: 'settlement' as const,
      date: on,
      name: reference,
    })),
    ...money.map(({ ref, kind, names, date: on }) => ({ ref, kind, date: on, name: names[0] ?? '' })),
    ...(await payoutsIn(tx, span, amount)),
  ];
  const taken = await takenOf(tx, found);
  return found.filter(({ ref }) => !taken.has(ref));
}

const LEFT = ['sent', 'settled', 'returned', 'returned_after_settlement'] as const;
const CAME_BACK = ['returned', 'returned_after_settlement'] as const;

/** Reads payouts that left, for a debit; those that came back, for a credit. */
async function payoutsIn(tx: Tx, { from, to }: Span, amount: number): Promise<Candidate[]> {
  const rows = await tx
    .selectFrom('payout')
    .select(['id', 'tracking_key', 'created_at', 'status_since', 'last_four'])
    .where(sql<boolean>`amount_centavos = ${Math.abs(amount)}`)
    .where('method', '=', 'bank_transfer')
    .where('status', 'in', amount < 0 ? LEFT : CAME_BACK)
    .where('status_since', '>=', new Date(`${from}T00:00:00Z`))
    .where('created_at', '<', new Date(`${addDays(to, 1)}T06:00:00Z`))
    .execute();
  return rows.map(({ id, tracking_key, created_at, status_since, last_four }) => ({
    ref: amount < 0 ? `payout:${id}` : `payout_return:${id}`,
    kind: amount < 0 ? 'payout' : 'payout_return',
    date: mexicoDate((amount < 0 ? created_at : status_since).getTime()),
    name: tracking_key ?? `••••${last_four ?? ''}`,
  }));
}

async function takenOf(tx: Tx, candidates: readonly Candidate[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('bank_line')
    .select('match_ref')
    .where(sql<boolean>`match_ref = any(${candidates.map(({ ref }) => ref)})`)
    .execute();
  return new Set(rows.flatMap(({ match_ref }) => match_ref ?? []));
}
