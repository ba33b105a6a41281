import { randomInt } from 'node:crypto';
import {
  approveCase,
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  offerSpecial,
  rejectCase,
  updateApplication,
} from '@lender/contract';
import {
  APPLICATION_STATUS,
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  type ApplicationStatus,
  isApplicationActive,
  LOAN_STATUS,
  type LoanStatus,
  permittedTransitions,
  TRANSITION_ACTORS,
  type TransitionActor,
} from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Chance, chance } from '../../../test/chance.ts';
import { storeMoney } from '../../../test/loans/pay-loan.ts';
import { signLoan } from '../../../test/loans/sign-loan.ts';
import { application, NOTHING } from '../../../test/people/journey.ts';
import { plantClient } from '../../../test/people/planted.ts';
import { testServer } from '../../../test/server/server.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { ProviderPayout } from '../../providers/openpay/port.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { type LoanRecord, loanOfApplication, readLoan } from '../loans/index.ts';
import { bookMoney, payAgain, queuePayout, syncPayoutJob } from '../payments/index.ts';
import { findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';

const STEPS = 10_000;
const WALKERS = 10;
const SEED = Number(process.env.WALK_SEED ?? randomInt(1_000_000));

// No workers: the walk itself makes every step of every walker.
const server = await testServer({ ROLE: 'http' });
const { services } = server;
const { db } = services;
const staff = { token: await server.operator() };
const asked = await application(server);

interface Stored {
  readonly applications: readonly { id: string; status: ApplicationStatus; principal: number }[];
  readonly loans: readonly { application: string; status: LoanStatus; principal: number }[];
  readonly payouts: readonly { id: string; application: string; status: string; amount: number }[];
  /** Number of ledger entries whose postings do not sum to zero. */
  readonly unbalanced: number;
  readonly disbursed: number;
  readonly events: readonly string[];
}

/** Reads everything of one client that a step may change. */
async function readStored(clientId: string): Promise<Stored> {
  const { rows } = await sql<Stored>`select
    (select coalesce(json_agg(json_build_object('id', id, 'status', status, 'principal', principal_centavos) order by id), '[]')
      from application where client_id = ${clientId}) as applications,
    (select coalesce(json_agg(json_build_object('application', application_id, 'status', status, 'principal', principal_centavos) order by id), '[]')
      from loan where client_id = ${clientId}) as loans,
    (select coalesce(json_agg(json_build_object('id', id, 'application', application_id, 'status', status, 'amount', amount_centavos) order by id), '[]')
      from payout where client_id = ${clientId}) as payouts,
    (select count(*)::int from (select from ledger_posting join ledger_entry entry using (client_id)
      where entry.id = entry_id and client_id = ${clientId} group by entry_id having sum(amount_centavos) <> 0) as wrong) as unbalanced,
    (select count(*)::int from ledger_entry where client_id = ${clientId} and kind = 'disbursement') as disbursed,
    (select coalesce(json_agg(concat(event, ' ', facts ->> 'from', ' → ', facts ->> 'to') order by id), '[]')
      from event_log where client_id = ${clientId} and event in ('application.status', 'loan.status')) as events`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) throw new Error('nothing stored');
  return stored;
}

const { draft, active, paid, cancelled } = LOAN_STATUS;
/** Possible statuses of an application's loan; `null` is no loan. */
const LOAN_OF: Record<ApplicationStatus, readonly (LoanStatus | null)[]> = {
  1: [null],
  2: [draft],
  3: [draft],
  4: [active, paid],
  5: [null, cancelled],
  6: [null, cancelled],
  7: [null, draft],
  13: [null, draft],
  14: [null, draft],
  17: [null, draft],
  18: [null, draft],
  23: [null, cancelled],
  401: [null, draft],
};

function holds({ applications, loans, payouts, unbalanced, disbursed }: Stored): void {
  expect(applications.filter(({ status }) => isApplicationActive(status)).length).toBeLessThanOrEqual(1);
  expect(unbalanced).toBe(0);
  expect(disbursed).toBe(applications.filter(({ status }) => status === APPLICATION_STATUS.completed).length);
  for (const { id, status, principal } of applications) {
    const own = loans.filter(({ application }) => application === id);
    expect(own.length).toBeLessThanOrEqual(1);
    expect(LOAN_OF[status]).toContain(own[0]?.status ?? null);
    if (status === APPLICATION_STATUS.signing || status === APPLICATION_STATUS.accepted)
      expect(own[0]?.principal).toBe(principal);
    const live = payouts.filter((payout) => payout.application === id && payout.status !== 'returned');
    expect(live.length).toBeLessThanOrEqual(1);
    if (live.length > 0) expect([APPLICATION_STATUS.accepted, APPLICATION_STATUS.completed]).toContain(status);
  }
}

interface Walker {
  readonly chance: Chance;
  clientId: string;
  token: string;
  stored: Stored;
}

interface Step {
  /** Number of moves that were tried. */
  readonly taken: number;
  /** True when the last of the moves was made. */
  readonly moved: boolean;
}

const current = ({ stored }: Walker) => stored.applications.at(-1);
const livePayout = ({ stored }: Walker, id: string) =>
  stored.payouts.find((payout) => payout.application === id && payout.status !== 'returned');

/** Returns the moves that a step made, from the history. */
const movesSince = (before: Stored, after: Stored): [from: number, to: number][] =>
  after.events
    .slice(before.events.length)
    .filter((event) => event.startsWith('application.status '))
    .map((event) => event.replace('application.status ', '').split(' → ').map(Number) as [number, number]);

interface Try {
  readonly to: ApplicationStatus;
  readonly actor: TransitionActor;
}

/** Draws some moves to any status by any actor, and then one that is permitted. */
function triesFrom({ chance }: Walker, status: ApplicationStatus): Try[] {
  const anything = () => ({ to: chance.pick(APPLICATION_STATUSES), actor: chance.pick(TRANSITION_ACTORS) });
  const rows = APPLICATION_TRANSITIONS.filter(({ from }) => from === status);
  const blind = Array.from({ length: 6 }, anything);
  if (rows.length === 0) return blind;
  const { to, actors } = chance.pick(rows);
  return [...blind, { to, actor: chance.pick(actors) }];
}

/** Tries one move after the other until one is made. A forbidden move must be refused, with the allowed ones. */
async function tryMoves(walker: Walker): Promise<Step> {
  const { clientId } = walker;
  const open = current(walker);
  if (!open) throw new Error('no application to move');
  const tries = triesFrom(walker, open.status);
  const first = tries.findIndex(({ to, actor }) => permittedTransitions(open.status, actor).includes(to));
  const legal = tries[first];
  const isSigned = open.status === APPLICATION_STATUS.accepted;
  await inTransaction(db, async (tx) => {
    await lockClient(tx, clientId);
    const record = await findApplication(tx, { clientId, applicationId: open.id });
    if (!record) throw new Error('application is gone');
    for (const { to, actor } of first === -1 ? tries : tries.slice(0, first)) {
      const permitted = permittedTransitions(open.status, actor);
      const refused = await moveApplication(tx, { record, to, actor, by: 'system' }, services);
      expect(refused).toMatchObject({
        ok: false,
        problem: { code: 'illegal_transition', facts: { from: open.status, to, permitted } },
      });
    }
    if (!legal || isSigned) return;
    const amount = OFFERS.includes(legal.to) ? { principalCentavos: centavos(walker.chance.pick(AMOUNTS)) } : {};
    const moved = await moveApplication(tx, { record, ...legal, by: 'system', ...amount }, services);
    if (!moved.ok) throw new Error(`${open.status} → ${legal.to} was refused to ${legal.actor}`);
    if (legal.to === APPLICATION_STATUS.accepted) {
      await signLoan(tx, moved.value, services);
      await queuePayout(tx, moved.value, services);
    }
  });
  const taken = legal ? first + 1 : tries.length;
  if (legal && isSigned) return { taken, moved: await leaveAccepted(walker, legal) };
  return { taken, moved: legal !== undefined };
}

const AMOUNTS = [50_000, 120_000, 300_000];
const OFFERS: readonly ApplicationStatus[] = [
  APPLICATION_STATUS.specialOffer,
  APPLICATION_STATUS.yhatDecrease,
  APPLICATION_STATUS.yhatIncrease,
];

/** Pays out a signed application; only when the bank sent the money back may it end in another way. */
async function leaveAccepted(walker: Walker, { to, actor }: Try): Promise<boolean> {
  const { clientId } = walker;
  const applicationId = current(walker)?.id ?? '';
  const payout = livePayout(walker, applicationId);
  if (payout) {
    const status = walker.chance.pick(['completed', 'failed', 'in_progress'] as const);
    await syncPayoutJob(withBank(status, payout))({ payoutId: payout.id });
    return status === 'completed';
  }
  const isSentAgain = to === APPLICATION_STATUS.accepted || to === APPLICATION_STATUS.completed;
  await inTransaction(db, async (tx) => {
    await lockClient(tx, clientId);
    if (isSentAgain) return payAgain(tx, clientId, services);
    const record = await findApplication(tx, { clientId, applicationId });
    if (!record) throw new Error('application is gone');
    expect((await moveApplication(tx, { record, to, actor, by: 'system' }, services)).ok).toBe(true);
  });
  return !isSentAgain;
}

/** Returns the services with a bank that answers at once with the given status. */
function withBank(
  status: ProviderPayout['status'],
  { id, amount }: { readonly id: string; readonly amount: number },
): Services {
  const amountCentavos = centavos(amount);
  const payout: ProviderPayout = {
    id,
    orderId: id,
    status,
    amountCentavos,
    operationDate: services.clock.wall().toISOString(),
    trackingKey: undefined,
    errorMessage: undefined,
    fee: undefined,
  };
  const earlier = { ...payout, status: 'failed' } as const;
  const bank = {
    createPayout: async () => ok(payout),
    getPayout: async (asked: string) => (asked === id ? payout : earlier),
  };
  return { ...services, openPay: { ...services.openPay, ...bank } };
}

/** Tries a move by HTTP, as borrower or as staff. */
async function call(walker: Walker): Promise<Step> {
  const { token } = walker;
  const params = { id: current(walker)?.id ?? crypto.randomUUID() };
  const note = 'Revisado';
  const answer = await walker.chance.pick([
    () => server.call(createApplication, asked, { token }),
    () => server.call(updateApplication, { params, body: { status: APPLICATION_STATUS.canceled } }, { token }),
    () => server.call(approveYhatDecrease, NOTHING, { token }),
    () => server.call(approveSpecialOffer, NOTHING, { token }),
    () => server.call(approveYhatIncrease, { body: { amount: centavos(200_000) } }, { token }),
    () => server.call(approveCase, { params, body: { note } }, staff),
    () => server.call(rejectCase, { params, body: { reason: 'CAPACITY', note } }, staff),
    () => server.call(offerSpecial, { params, body: { amount: centavos(100_000), note } }, staff),
  ])();
  expect(answer.status).toBeLessThan(500);
  return { taken: 1, moved: answer.status < 300 };
}

/** Pays off an open loan, or begins with another client, and asks for a loan. */
async function beginAgain(walker: Walker): Promise<void> {
  const last = current(walker);
  if (walker.chance.next() < 0.2) Object.assign(walker, await plantClient(server));
  else if (last?.status === APPLICATION_STATUS.completed)
    await inTransaction(db, async (tx) => {
      const loan = await loanOfApplication(tx, { client_id: walker.clientId, id: last.id });
      if (loan?.status === LOAN_STATUS.active) await payOff(tx, loan);
    });
  await forgetDay(walker);
  const opened = await server.call(createApplication, asked, walker);
  expect(opened.status).toBe(201);
}

async function payOff(tx: Tx, loan: LoanRecord): Promise<void> {
  const { now, today } = await services.clock.business(tx);
  const { outstandingCentavos } = (await readLoan(tx, loan)).positionOn(today);
  const money = storeMoney({ amountCentavos: outstandingCentavos, paidOn: today, paidAt: now });
  const { position } = await bookMoney(tx, { loan, money }, services);
  expect(position?.state).toBe('settled');
}

/** Makes a day pass: a client may open a few applications in a day, and a walker opens thousands. */
const forgetDay = ({ clientId }: Walker) =>
  sql`update application set created_at = created_at - interval '1 day' where client_id = ${clientId}`.execute(db);

async function step(walker: Walker): Promise<number> {
  const before = walker.stored;
  const open = current(walker);
  const ended = !open || !isApplicationActive(open.status);
  // An ended application is still moved now and then: no move may bring it back.
  if (ended && (!open || walker.chance.next() < 0.7)) {
    await beginAgain(walker);
    walker.stored = await readStored(walker.clientId);
    holds(walker.stored);
    return 1;
  }
  const { taken, moved } = walker.chance.next() < 0.08 ? await call(walker) : await tryMoves(walker);
  walker.stored = await readStored(walker.clientId);
  holds(walker.stored);
  const moves = movesSince(before, walker.stored);
  for (const [from, to] of moves)
    expect(APPLICATION_TRANSITIONS.some((row) => row.from === from && row.to === to)).toBe(true);
  const opened = walker.stored.applications.length > before.applications.length;
  if (moved) expect(moves).toHaveLength(opened ? 0 : 1);
  else expect(walker.stored.applications).toEqual(before.applications);
  return taken;
}

test(`no walk of ${STEPS} random steps breaks an invariant (WALK_SEED=${SEED})`, async () => {
  const reached = new Set<ApplicationStatus>();
  const walk = async (index: number) => {
    const random = chance(SEED + index);
    const client = await plantClient(server);
    const walker: Walker = { ...client, chance: random, stored: await readStored(client.clientId) };
    for (let taken = 0; taken < STEPS / WALKERS; ) {
      taken += await step(walker);
      const open = current(walker);
      if (open) reached.add(open.status);
    }
  };
  await Promise.all(Array.from({ length: WALKERS }, (_, index) => walk(index)));
  expect([...reached].toSorted((one, other) => one - other)).toEqual(APPLICATION_STATUSES);
});

test('the database itself refuses a second open application, and a second live payout', async () => {
  const client = await plantClient(server);
  const opened = await server.call(createApplication, asked, client);
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('client_id', '=', client.clientId)
    .executeTakeFirstOrThrow();
  const again = { ...row, id: services.newId(), signals: '{}' };
  await expect(db.insertInto('application').values(again).execute()).rejects.toThrow('application_open');

  await inTransaction(db, async (tx) => {
    const ids = { clientId: client.clientId, applicationId: opened.data.id };
    for (const [to, actor] of [
      [APPLICATION_STATUS.signing, 'server'],
      [APPLICATION_STATUS.accepted, 'client'],
    ] as const) {
      const record = await findApplication(tx, ids);
      if (record) await moveApplication(tx, { record, to, actor, by: 'system' }, services);
    }
    const record = await findApplication(tx, ids);
    if (record) {
      await signLoan(tx, record, services);
      await queuePayout(tx, record, services);
    }
  });
  const twice = inTransaction(db, (tx) => queuePayout(tx, row, services));
  await expect(twice).rejects.toThrow('payout_live');
});
