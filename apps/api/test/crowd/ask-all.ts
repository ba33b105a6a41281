import { listCases, listSavedViews, searchBackOffice } from '@lender/contract';
import type pg from 'pg';
import { call } from '../server/call.ts';

interface Staff {
  readonly origin: string;
  readonly token: string;
}

interface Asking {
  readonly pool: pg.Pool;
  /** Number of times that each question is asked. */
  readonly times: number;
}

/** Question that is asked, and the time that each answer took, in milliseconds. */
interface Answered {
  readonly question: string;
  readonly ms: readonly number[];
}

/** Number of first turns that are not counted: they fill the caches. */
const WARM_UP = 20;

/** Asks all questions in turns, so that other work of the machine affects all alike. */
export async function askAll(staff: Staff, { pool, times }: Asking): Promise<readonly Answered[]> {
  const ways = await waysToAsk(staff, pool);
  const answered = ways.map(({ question }) => ({ question, ms: [] as number[] }));
  for (let turn = 0; turn < WARM_UP + times; turn += 1)
    for (const [at, { ask }] of ways.entries()) {
      const begun = performance.now();
      const { status } = await ask(turn);
      if (status !== 200) throw new Error(`${ways[at]?.question}: ${status}`);
      if (turn >= WARM_UP) answered[at]?.ms.push(performance.now() - begun);
    }
  return answered;
}

interface Way {
  readonly question: string;
  readonly ask: (turn: number) => Promise<{ readonly status: number }>;
}

async function waysToAsk({ origin, token }: Staff, pool: pg.Pool): Promise<readonly Way[]> {
  const search = (question: string, textOf: (turn: number) => string): Way => ({
    question,
    ask: (turn) => call(origin, searchBackOffice, { query: { text: textOf(turn) } }, { token }),
  });
  const queue = (question: string, queueOf: 'all' | 'manual', cursor?: string): Way => ({
    question,
    ask: () =>
      call(origin, listCases, { query: { queue: queueOf, perPage: 50, ...(cursor && { cursor }) } }, { token }),
  });
  const digits = (turn: number) => String((turn * 7919) % 10_000).padStart(4, '0');
  return [
    { question: 'floor', ask: () => call(origin, listSavedViews, { query: { screen: 'queue' } }, { token }) },
    search('two letters', (turn) => ['ma', 'jo', 'ga', 'lo', 'xi'][turn % 5] ?? 'ma'),
    search('a name', (turn) => `Sofía Núñez De ${(turn * 99).toString(16)}`),
    search('a surname first', (turn) => `García De ${(turn * 9).toString(16)}`),
    search('four digits', digits),
    search('a phone', (turn) => `5512${digits(turn)}56`),
    search('a number', (turn) => `Q7K2M9A${'BCDEFGH'[turn % 7]}CD`),
    queue('first page', 'all'),
    queue('page in the middle', 'all', await placeAt(pool, 0.5)),
    queue('last page', 'all', await placeAt(pool, 1)),
    queue('waiting, first page', 'manual'),
  ];
}

/** Returns the place at which a page of the whole list begins, the given part down. */
async function placeAt(pool: pg.Pool, part: number): Promise<string> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    `select (extract(epoch from status_since) * 1000000)::bigint::text as key, id from application
     order by status_since desc, id desc limit 1
     offset (select greatest(0, floor(count(*) * $1::float8)::int - 51) from application)`,
    [part],
  );
  const [place] = rows;
  if (!place) throw new Error('nobody is there');
  return `after_${place.key}_${place.id}`;
}
