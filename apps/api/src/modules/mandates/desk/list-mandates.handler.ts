import { listMandates, type Reply } from '@lender/contract';
import { objectableUntil } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { bankName, readFullNames } from '../../clients/index.ts';
import { loanReferences } from '../../loans/index.ts';
import type { DebitRecord } from '../debits/debit-record.ts';
import type { MandateRecord } from '../mandate-record.ts';
import { movableDays } from './movable-days.ts';
import { readDebits, readMandates } from './read-mandates.ts';

type Row = Reply<typeof listMandates>[number];

/** Statuses of a debit whose end is not known yet. */
const COMING: readonly DebitRecord['status'][] = ['announced', 'sending', 'waiting'];

export const listMandatesHandler = implement(listMandates, async ({ query }, { tx, services }) => {
  const mandates = await readMandates(tx, query);
  const debits = await readDebits(tx, mandates);
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
