import { listMandates, type Reply, type Send } from '@lender/contract';
import { objectableUntil } from '@lender/lending';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { bankName, readFullNames } from '../../clients/index.ts';
import { loanReferences } from '../../loans/index.ts';
import type { DebitRecord } from '../debits/debit-record.ts';
import type { MandateRecord } from '../mandate-record.ts';
import { movableDays } from './movable-days.ts';

type Row = Reply<typeof listMandates>[number];

/** Statuses of a debit whose end is not known yet. */
const COMING: readonly DebitRecord['status'][] = ['announced', 'sending', 'waiting'];

export const listMandatesHandler = implement(listMandates, async ({ query }, { tx, services }) => {
  const mandates = await selectMandates(tx, query);
  const debits = await debitsOf(tx, mandates);
  const rows: Row[] = [];
  const people = await readFullNames(
    tx,
    mandates.map(({ client_id }) => client_id),
  );
  const loans = await loanReferences(
    tx,
    debits.map(({ loan_id }) => loan_id),
  );
  for (const mandate of mandates) rows.push(await toRow(tx, { mandate, debits, people, loans }, services));
  return ok(rows);
});

const lastDebit = sql`select status from debit where debit.client_id = mandate.client_id and debit.mandate_id = mandate.id
  order by debit.id desc limit 1`;
const HAS_DEBITS = {
  coming: sql<boolean>`(${lastDebit}) in ('announced', 'sending', 'waiting')`,
  failed: sql<boolean>`(${lastDebit}) in ('no_funds', 'refused', 'objected')`,
} as const;

const selectMandates = (
  tx: Tx,
  { status, debits, before, perPage = 25 }: Send<typeof listMandates>['query'],
): Promise<MandateRecord[]> =>
  tx
    .selectFrom('mandate')
    .selectAll()
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'active'))
    .$if(debits !== undefined, (all) => all.where(HAS_DEBITS[debits ?? 'coming']))
    .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(perPage)
    .execute();

/** Reads every debit of these mandates, the newest first. */
async function debitsOf(tx: Tx, mandates: readonly MandateRecord[]): Promise<DebitRecord[]> {
  if (mandates.length === 0) return [];
  const [clients, ids] = [mandates.map(({ client_id }) => client_id), mandates.map(({ id }) => id)];
  return tx
    .selectFrom('debit')
    .selectAll()
    .where('client_id', 'in', clients)
    .where('mandate_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}

interface Listed {
  readonly mandate: MandateRecord;
  readonly debits: readonly DebitRecord[];
  /** Names of clients, and references of loans, by id. */
  readonly people: ReadonlyMap<string, string>;
  readonly loans: ReadonlyMap<string, string>;
}

async function toRow(
  tx: Tx,
  { mandate, debits, people, loans }: Listed,
  services: Pick<Services, 'clock'>,
): Promise<Row> {
  const toDebit = (debit: DebitRecord) => debitReply(debit, loans);
  const own = debits.filter(({ mandate_id }) => mandate_id === mandate.id);
  const next = own.find(({ status }) => COMING.includes(status));
  const last = own.find(({ status }) => !COMING.includes(status));
  return {
    id: mandate.id,
    clientId: mandate.client_id,
    clientName: people.get(mandate.client_id) ?? '',
    status: mandate.status,
    cause: mandate.cause,
    since: mandate.status_since.toISOString(),
    bank: bankName(mandate.bank_code),
    lastFour: mandate.last_four,
    maximum: mandate.maximum_centavos,
    endsOn: mandate.ends_on,
    nextDebit: next ? { ...toDebit(next), movable: await movableDays(tx, { mandate, debit: next }, services) } : null,
    lastDebit: last
      ? {
          ...toDebit(last),
          cause: last.cause,
          objectableUntil: last.status === 'debited' ? objectableUntil(last.charge_on) : null,
        }
      : null,
  };
}

const debitReply = (debit: DebitRecord, loans: Listed['loans']) => ({
  id: debit.id,
  loanId: debit.loan_id,
  loanReference: loans.get(debit.loan_id) ?? '',
  status: debit.status,
  amount: debit.asked_centavos ?? debit.amount_centavos,
  dueOn: debit.due_on,
  chargeOn: debit.charge_on,
});
