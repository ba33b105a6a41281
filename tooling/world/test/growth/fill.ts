import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { connect } from '@lender/api/kernel/database/database';
import { takeSnapshot } from '@lender/api/modules/ledger';
import type { Keys } from '@lender/api/settings/keys';
import { addDays, mexicoDate } from '@lender/calculator';
import { APPLICATION_STATUS, LOAN_STATUS } from '@lender/lending';
import { giveBack, takeAway } from './bulk.ts';
import type { Filling } from './filling.ts';
import { type Life, readLives } from './read-lives.ts';
import type { Recorded } from './recording-vault.ts';
import { withClient } from './with-client.ts';
import { writeAudit } from './write-audit.ts';

interface Wanted {
  readonly clients: number;
  readonly keys: Keys;
  readonly recorded: Recorded;
  /** Receives each step that is done, and its duration in seconds. */
  readonly report: (step: string, seconds: number) => void;
}

const WORKERS = 2;

/** Fills a database that holds some clients with copies of them, up to the given number of clients. */
export async function fill(
  connectionString: string,
  { clients, keys, recorded, report: notify }: Wanted,
): Promise<void> {
  let begun = performance.now();
  const done = (step: string) => {
    notify(step, (performance.now() - begun) / 1_000);
    begun = performance.now();
  };
  const everybody = await withClient(connectionString, readLives);
  const lived = {
    ...everybody,
    lives: bornApart(
      everybody.lives.filter((life) => isBorrower(life, recorded)),
      recorded,
    ),
  };
  const counts = countsOf(lived.lives, clients - everybody.lives.length);
  const taken = await withClient(connectionString, takeAway);
  done('what lived was read, indexes and references taken away');
  const filling = { ...lived, connectionString, keys, recorded, counts, workers: WORKERS };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => runWorker({ ...filling, worker })));
  done('rows');
  await writeAudit(filling);
  done('audit');
  await giveBack(connectionString, taken);
  done('indexes, keys and references');
  await snapshotBooks(connectionString);
  done('what the books held yesterday');
}

/** As every night does: no caller adds up everything since the first day. */
async function snapshotBooks(connectionString: string): Promise<void> {
  const { db, close } = connect(connectionString, { connections: 1 });
  const now = new Date();
  await takeSnapshot(db, { asOf: addDays(mexicoDate(now.getTime()), -1), takenAt: now });
  await close();
}

async function runWorker(filling: Filling): Promise<void> {
  const worker = new Worker(new URL('./fill.worker.ts', import.meta.url), {
    workerData: filling,
    // A heap for a few batches, whatever memory the machine has.
    resourceLimits: { maxOldGenerationSizeMb: 1_500 },
  });
  await Promise.race([
    once(worker, 'exit'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
}

/**
 * Tells whether a life is that of a person who applied for a loan and still has a known e-mail: staff have deleted the
 * data of some.
 */
function isBorrower({ tables }: Life, { seals }: Recorded): boolean {
  const has = (name: string) => tables.some(({ table, rows }) => table === name && rows.length > 0);
  const client = tables.find(({ table }) => table === 'client');
  const email = client?.rows[0]?.[client.columns.indexOf('email_sealed')];
  return has('application') && has('client_details') && seals.has(email ?? '');
}

/**
 * Keeps one of the lives born on the same day in the same place: copies of one could be equal to copies of the other.
 */
function bornApart(lives: readonly Life[], { seals }: Recorded): Life[] {
  const birthOf = ({ tables }: Life): string => {
    const details = tables.find(({ table }) => table === 'client_details');
    return seals.get(details?.rows[0]?.[details.columns.indexOf('curp_sealed')] ?? '')?.plain.slice(4, 13) ?? '';
  };
  return [...new Map(lives.map((life) => [birthOf(life), life])).values()];
}

/** Share of each kind of client, by their latest application or loan, out of a hundred. */
const SHARES = { waiting: 1, open: 3, borrowing: 10, done: 86 } as const;
const S = APPLICATION_STATUS;
const WAITING: readonly string[] = [S.manualVerification, S.decisionError].map(String);
const ENDED: readonly string[] = [S.completed, S.rejected, S.canceled, S.terminated].map(String);
const RUNNING: readonly string[] = [LOAN_STATUS.active, LOAN_STATUS.onHold].map(String);

function kindOf({ tables }: Life): keyof typeof SHARES {
  const statusesOf = (name: string) => {
    const found = tables.find(({ table }) => table === name);
    return found?.rows.map((row) => row[found.columns.indexOf('status')] ?? '') ?? [];
  };
  const applications = statusesOf('application');
  if (applications.some((status) => WAITING.includes(status))) return 'waiting';
  if (applications.some((status) => !ENDED.includes(status))) return 'open';
  return statusesOf('loan').some((status) => RUNNING.includes(status)) ? 'borrowing' : 'done';
}

/** Returns the number of copies of each life, so that every kind has its share. */
function countsOf(lives: readonly Life[], count: number): number[] {
  const kinds = lives.map(kindOf);
  const present = new Set(kinds);
  const whole = [...present].reduce((sum, kind) => sum + SHARES[kind], 0);
  let [weight, given] = [0, 0];
  // The total due up to each life, less the copies already given: nothing is lost to rounding.
  return kinds.map((kind) => {
    weight += SHARES[kind] / whole / kinds.filter((other) => other === kind).length;
    const own = Math.round(count * weight) - given;
    given += own;
    return own;
  });
}
