import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Services } from '@lender/api/services';
import { clientToken } from '@lender/api/test/loans/client-token';
import { call } from '@lender/api/test/server/call';
import { payDateOptions } from '@lender/calculator';
import {
  createApplication,
  type Endpoint,
  encodeWire,
  getActiveLoan,
  getActualApplication,
  getApplicationOffer,
  getCase,
  getClient,
  getClientFile,
  getFlow,
  getLoanLedger,
  getTrialBalance,
  getWork,
  listApprovals,
  listAudit,
  listCases,
  listClients,
  listCollection,
  listLoans,
  listMessageLog,
  listNotices,
  listPayouts,
  listReceipts,
  listTasks,
  searchBackOffice,
} from '@lender/contract';
import { centavos } from '@lender/money';
import type pg from 'pg';
import type { Writing } from './writing.ts';

/** Question that is asked, and the time that each answer took, in milliseconds. */
export interface Answered {
  readonly question: string;
  /** Kind of caller who waits for the answer. */
  readonly asker: 'borrower' | 'staff' | 'sweep';
  readonly ms: readonly number[];
  /** Number of callers at a time. @default 1 */
  readonly atOnce?: number;
  /** Number of things that a sweep found each time. */
  readonly found?: readonly number[];
}

interface Way extends Pick<Answered, 'question' | 'asker'> {
  readonly ask: (turn: number) => Promise<{ readonly status: number }>;
  /** Expected status codes of an answer. @default 200 */
  readonly statuses?: readonly number[];
}

interface Asking {
  readonly services: Services;
  readonly origin: string;
  readonly staff: string;
  readonly pool: pg.Pool;
  /** Number of times that each question is asked. */
  readonly times: number;
}

/** Number of first turns that are not measured: what the server learns and reads in them stays in memory. */
const WARM_UP = 10;
/** Number of clients of each kind that take turns. */
const PEOPLE = 100;

/** Asks all questions in turns, so that other work of the machine affects all alike. */
export async function askGrown(asking: Asking): Promise<readonly Answered[]> {
  const ways = [...(await waysOfBorrowers(asking)), ...(await waysOfStaff(asking))];
  const answered = ways.map(({ question, asker }) => ({ question, asker, ms: [] as number[] }));
  for (let turn = 0; turn < WARM_UP + asking.times; turn += 1)
    for (const [at, { question, ask, statuses = [200] }] of ways.entries()) {
      const begun = performance.now();
      const { status } = await ask(turn);
      if (!statuses.includes(status)) throw new Error(`${question}: ${status}`);
      if (turn >= WARM_UP) answered[at]?.ms.push(performance.now() - begun);
    }
  return answered;
}

const some = async (pool: pg.Pool, text: string, most = PEOPLE): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(`${text} limit ${most}`);
  if (rows.length === 0) throw new Error(`nobody is found by ${text}`);
  return rows.map(({ id }) => id);
};

const turnOf = (all: readonly string[], turn: number): string => all[turn % all.length] ?? '';

/** Clients whose ids are close to each other are not close in anything else. */
const FREE = `select client_id as id from application
  group by client_id having bool_and(status in (4, 5, 23)) and
    not exists (select from loan where loan.client_id = application.client_id and loan.status in (1, 4, 6, 8, 9, 10))
  order by md5(client_id::text)`;
/** Number of applicants, one for each time that a loan is asked for: a client who has asked is refused from then on. */
const APPLICANTS = WARM_UP + 200;
const WRITERS = 8;
const WRITTEN = 400;

async function waysOfBorrowers(asking: Asking): Promise<readonly Way[]> {
  const { services, origin, pool } = asking;
  const tokensOf = async (text: string, most?: number) =>
    Promise.all((await some(pool, text, most)).map((id) => clientToken(id, { services })));
  const open = await tokensOf(
    `select client_id as id from application where status in (1, 2, 7, 13, 14, 17, 18) order by md5(id::text)`,
  );
  const borrowing = await tokensOf(`select client_id as id from loan where status = 4 order by md5(id::text)`);
  const free = await tokensOf(FREE, APPLICANTS);
  const offered = await pool.query<{ client_id: string; id: string }>(
    `select client_id, id from application where status in (2, 13, 17, 18) order by md5(id::text) limit ${PEOPLE}`,
  );
  const offers = await Promise.all(
    offered.rows.map(async ({ client_id, id }) => ({ id, token: await clientToken(client_id, { services }) })),
  );
  const read = (question: string, endpoint: Endpoint, tokens: readonly string[]): Way => ({
    question,
    asker: 'borrower',
    ask: (turn) => call(origin, endpoint, {}, { token: turnOf(tokens, turn) }),
  });
  const body = await applicationBody(services);
  return [
    read('client', getClient, free),
    read('flow, no application', getFlow, free),
    read('flow, one open', getFlow, open),
    read('application', getActualApplication, open),
    read('active loan', getActiveLoan, borrowing),
    {
      question: 'offer of an application',
      asker: 'borrower',
      ask: (turn) => {
        const offer = offers[turn % offers.length];
        return call(origin, getApplicationOffer, { params: { id: offer?.id ?? '' } }, { token: offer?.token });
      },
    },
    {
      question: 'POST application',
      asker: 'borrower',
      statuses: [201],
      ask: (turn) => call(origin, createApplication, { body }, { token: turnOf(free, turn), key: crypto.randomUUID() }),
    },
  ];
}

async function applicationBody({ clock, db }: Services) {
  const { today } = await clock.business(db);
  const option = payDateOptions('monthly', today)[19];
  if (!option) throw new Error('no pay date');
  return {
    salaryCycle: 'monthly',
    payDates: { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate },
    loanAmount: centavos(100_000),
  } as const;
}

/**
 * Sends applications from several clients at a time, each as soon as the one before was answered; they wait in a thread
 * of their own.
 */
export async function writeAtOnce({ services, origin, pool }: Asking): Promise<Answered> {
  const ids = await some(pool, `${FREE} desc`, WRITTEN);
  const writing: Writing = {
    url: new URL(createApplication.path, origin).href,
    body: JSON.stringify(encodeWire(createApplication.body(), await applicationBody(services))),
    tokens: await Promise.all(ids.map((id) => clientToken(id, { services }))),
    atOnce: WRITERS,
  };
  const worker = new Worker(new URL('./write-applications.worker.ts', import.meta.url), { workerData: writing });
  const [ms]: readonly number[][] = await once(worker, 'message');
  return { question: 'POST application', asker: 'borrower', atOnce: WRITERS, ms: ms ?? [] };
}

async function waysOfStaff({ origin, staff: token, pool }: Asking): Promise<readonly Way[]> {
  const loans = await some(pool, `select id from loan where status = 4 order by md5(id::text)`);
  const cases = await some(pool, `select id from application where status = 14 order by md5(id::text)`);
  const clients = await some(pool, `select client_id as id from client order by md5(client_id::text)`);
  const names = await pool.query<{ name: string; phone: string; number: string }>(
    `select first_name || ' ' || last_name || ' ' || second_last_name as name, phone_last_four as phone,
       hashed_user_id as number from client join client_details using (client_id)
     order by md5(client_id::text) limit ${PEOPLE}`,
  );
  const person = (turn: number) => names.rows[turn % names.rows.length] ?? { name: '', phone: '', number: '' };
  const asked = (question: string, ask: Way['ask']): Way => ({ question, asker: 'staff', ask });
  const search = (question: string, textOf: (turn: number) => string): Way =>
    asked(`search: ${question}`, (turn) =>
      call(origin, searchBackOffice, { query: { text: textOf(turn) } }, { token }),
    );
  const list = (question: string, endpoint: Endpoint, query: object = {}): Way =>
    asked(`list: ${question}`, () => call(origin, endpoint, { query } as never, { token }));
  const queues = (['manual', 'open', 'all'] as const).flatMap((queue) =>
    (['first', 'last'] as const).map((end) =>
      list(`${queue}, ${end} page`, listCases, {
        queue,
        perPage: 50,
        ...(end === 'last' && { order: queue === 'all' ? 'ascending' : 'descending' }),
      }),
    ),
  );
  return [
    ...queues,
    list('all, in the middle', listCases, { queue: 'all', perPage: 50, cursor: await middleOf(pool) }),
    list('tasks', listTasks),
    list('approvals', listApprovals),
    list('payouts', listPayouts),
    list('receipts', listReceipts),
    list('notices', listNotices),
    list('messages', listMessageLog),
    list('audit', listAudit),
    list('collection', listCollection),
    list('clients', listClients),
    list('loans', listLoans),
    asked('own work', () => call(origin, getWork, {}, { token })),
    asked('trial balance', () => call(origin, getTrialBalance, { query: {} } as never, { token })),
    asked('case', (turn) => call(origin, getCase, { params: { id: turnOf(cases, turn) } }, { token })),
    asked('client file', (turn) => call(origin, getClientFile, { params: { id: turnOf(clients, turn) } }, { token })),
    asked('loan ledger', (turn) =>
      call(origin, getLoanLedger, { params: { id: turnOf(loans, turn) }, query: {} } as never, { token }),
    ),
    search('two letters', (turn) => ['ma', 'jo', 'ga', 'lo', 'xi'][turn % 5] ?? 'ma'),
    search('a name', (turn) => person(turn).name),
    search('four digits', (turn) => person(turn).phone),
    search('a phone', (turn) => `5570${String((turn * 7_919) % 1_000_000).padStart(6, '0')}`),
    search('a number', (turn) => person(turn).number),
  ];
}

/** Returns the place at which the middle page of the whole list begins. */
async function middleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    `select (extract(epoch from status_since) * 1000000)::bigint::text as key, id from application
     order by status_since desc, id desc limit 1 offset (select count(*) / 2 from application)`,
  );
  return `after_${rows[0]?.key}_${rows[0]?.id}`;
}
