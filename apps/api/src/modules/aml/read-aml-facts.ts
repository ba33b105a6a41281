import type { AmlAct, AmlDevice, AmlFacts, AmlPayment } from '@lender/lending';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { readStaff } from '../access/index.ts';
import { isSamePerson, normaliseEmail, openPersonal, readFullNames } from '../clients/index.ts';
import { openOrigin, originHash } from '../payments/index.ts';

interface Asked {
  /** Start of the data that are read: facts known before are not read again. */
  readonly since: Date;
  /** Span of the new data: facts that became known from `from` on, and before `to`. */
  readonly from: Date;
  readonly to: Date;
}

type Reading = Pick<Services, 'db' | 'vault'>;

/**
 * Reads new data, and all recent data related to them: payments of their clients and accounts, and users of their
 * devices.
 */
export const readAmlFacts = async (
  asked: Asked,
  services: Reading,
): Promise<Pick<AmlFacts, 'payments' | 'devices'>> => ({
  payments: await readPayments(asked, services),
  devices: await readDevices(asked, services.db),
});

/** Selects the related payments by client and id, one kind after the other: no single index leads to all of them. */
const relatedPayments = ({ since, from, to }: Asked) => sql<{ client_id: string; id: string }>`(
  with news as materialized (
    select client_id, origin_hash from payment where booked_at >= ${from} and booked_at <= ${to}
    union
    select client_id, origin_hash from payment where origin_heard_at >= ${from} and origin_heard_at <= ${to})
  select client_id, id from payment
    where client_id in (select client_id from news) and booked_at >= ${since} and reversed_on is null
  union
  select client_id, id from payment
    where origin_hash in (select origin_hash from news) and booked_at >= ${since} and reversed_on is null
  union
  select client_id, id from payment
    where origin_sealed is not null and origin_hash is null and booked_at >= ${since} and reversed_on is null)`;

const paymentRows = (db: Db, asked: Asked) =>
  db
    .selectFrom(relatedPayments(asked).as('related'))
    .innerJoin('payment', (join) =>
      join.onRef('payment.client_id', '=', 'related.client_id').onRef('payment.id', '=', 'related.id'),
    )
    .innerJoin('loan', (join) =>
      join.onRef('loan.client_id', '=', 'payment.client_id').onRef('loan.id', '=', 'payment.loan_id'),
    )
    .leftJoin('bank_account', 'bank_account.client_id', 'payment.client_id')
    .select([
      ...(['payment.id', 'payment.client_id', 'payment.loan_id', 'payment.amount_centavos'] as const),
      ...(['method', 'paid_on', 'origin_sealed', 'principal_centavos', 'due_date', 'clabe_sealed'] as const),
    ])
    .execute();
type PaymentRow = Awaited<ReturnType<typeof paymentRows>>[number];

async function readPayments(asked: Asked, { db, vault }: Reading): Promise<AmlPayment[]> {
  const rows = await paymentRows(db, asked);
  const names = await readFullNames(db, [...new Set(rows.map(({ client_id }) => client_id))]);
  return rows.map((row) => {
    const origin = originOf(row, names.get(row.client_id), vault);
    return {
      id: row.id,
      clientId: row.client_id,
      loanId: row.loan_id,
      amountCentavos: row.amount_centavos,
      method: row.method,
      paidOn: row.paid_on,
      principalCentavos: row.principal_centavos,
      dueOn: row.due_date,
      ...(origin && { origin }),
    };
  });
}

/**
 * Returns the account that a payment came from. It is the client's own if the client gave it, or if its bank names
 * them.
 */
function originOf(row: PaymentRow, ownName: string | undefined, vault: Services['vault']): AmlPayment['origin'] {
  if (row.origin_sealed === null) return undefined;
  const { clabe, holderName } = openOrigin(vault, row.id, row.origin_sealed);
  const { clabe_sealed: sealed, client_id: clientId } = row;
  const isGiven = sealed !== null && openPersonal(vault, 'clabe', { clientId, sealed }) === clabe;
  const isNamed = holderName !== undefined && ownName !== undefined && isSamePerson(holderName, ownName);
  return { account: originHash(vault, { clabe }).toString('hex'), isOwn: isGiven || isNamed };
}

const ANSWERED_WITHIN_MS = 2 * 86_400_000;

async function readDevices({ from, to }: Asked, db: Db): Promise<AmlDevice[]> {
  const rows = await db
    .selectFrom('screening')
    .innerJoin('screening as other', 'other.device_hash', 'screening.device_hash')
    .select(['other.client_id', 'other.device_hash'])
    .distinct()
    .where('screening.answered_at', '>=', from)
    .where('screening.answered_at', '<=', to)
    // Answers come soon or not at all; it is found by when it was asked for.
    .where('screening.asked_at', '>=', new Date(from.getTime() - ANSWERED_WITHIN_MS))
    .where('other.device_hash', 'is not', null)
    .execute();
  return rows.flatMap(({ client_id: clientId, device_hash }) =>
    device_hash === null ? [] : [{ clientId, device: device_hash.toString('hex') }],
  );
}

/** Reads recent decisions by two people. */
export async function readActs({ since }: Pick<Asked, 'since'>, { db, vault }: Reading): Promise<AmlAct[]> {
  const rows = await db
    .selectFrom('approval')
    .select(['id', 'kind', 'client_id', 'loan_id', 'maker', 'checker'])
    .where('status', '=', 'done')
    .where('decided_at', '>=', since)
    .where('client_id', 'is not', null)
    .execute();
  const own = await clientsOfStaff([...new Set(rows.flatMap(({ maker, checker }) => [maker, checker ?? maker]))], {
    db,
    vault,
  });
  return rows.flatMap(({ id: requestId, kind, client_id: clientId, loan_id: loanId, maker, checker }) => {
    if (clientId === null) return [];
    const act = { clientId, loanId, requestId, deed: ACTIONS[kind] ?? 'other' } as const;
    const people = checker === null ? [maker] : [maker, checker];
    return people.map((staffId) => ({ ...act, staffId, isOwn: own.get(staffId) === clientId }));
  });
}

const ACTIONS: Readonly<Partial<Record<string, AmlAct['deed']>>> = {
  'loan.register_payment': 'takes',
  'payment.refund_credit': 'returns',
};

/** Finds the client that a member of staff is, by their e-mail. */
async function clientsOfStaff(staffIds: readonly string[], { db, vault }: Reading): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const staff = (await readStaff(db)).filter(({ id }) => staffIds.includes(id));
  const found = new Map<string, string>();
  for (const { id, email } of staff) {
    const claim = await db
      .selectFrom('identity_claim')
      .select('client_id')
      .where('kind', '=', 'email')
      .where('keyed_hash', '=', vault.searchHash('email', normaliseEmail(email)))
      .executeTakeFirst();
    if (claim) found.set(id, claim.client_id);
  }
  return found;
}
