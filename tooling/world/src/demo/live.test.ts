import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkInForce } from '@lender/api/command/verify/check-in-force';
import { connect } from '@lender/api/kernel/database/database';
import { testDatabase } from '@lender/api/test/database/test-database';
import { testEnv, testKeys } from '@lender/api/test/server/test-env';
import { mexicoDate } from '@lender/calculator';
import { APPLICATION_STATUS, LOAN_STATUS } from '@lender/lending';
import { afterAll, expect, test } from 'vitest';
import { checkLoan } from '../simulation/checks/check-loan.ts';
import { readChecked } from '../simulation/checks/read-checked.ts';
import { live } from './live.ts';
import type { Plan } from './stories/plan.ts';

const DATABASE_URL = await testDatabase();
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'lived-'));
const { db, close } = connect(DATABASE_URL, { connections: 1 });
afterAll(async () => {
  await close();
  await rm(DATA_DIR, { recursive: true });
});

const END = new Date('2026-11-23T18:00:00Z');
const steady = { means: { months: 38, incomePesos: 18_500 }, pesos: [1_000, 2_000], termDays: 9 } as const;
const recent = { ...steady, means: { months: 7, incomePesos: 14_000 } };
const pays = { from: 'due', days: 0, action: { kind: 'pay', share: 1, by: 'store', reportedAfterDays: 0 } } as const;

const PLANS: readonly Plan[] = [
  { people: 1, came: [14, 14], ...steady, actions: [pays] },
  { people: 1, came: [14, 14], ...steady, actions: [] },
  { people: 1, came: [14, 14], ...steady, actions: [{ from: 'due', days: 2, action: { kind: 'write_off' } }] },
  { people: 1, came: [3, 3], ...steady, payout: 'refused' },
  { people: 1, came: [1, 1], ...recent, verdict: 'leave' },
  { people: 1, came: [1, 1], ...steady, engineFails: true },
];

test('a simulated lender ends today, with every promise about money kept and with work that waits', async () => {
  // As `start` makes them: a password for each provider, so that the password for all proves no notice.
  const [openpay, directDebit] = ['notices of openpay', 'notices of direct debit'];
  const keys = { ...testKeys(), webhookPasswords: { openpay, directDebit } };
  const env = testEnv({ DATABASE_URL, DATA_DIR, PORT: 0, keys, DEMO_STAFF_DOMAIN: 'demo.example.com' });
  await live({ env, plans: PLANS, days: 15, end: END, seed: 3, password: 'una frase larga y segura' });

  const loans = await db.selectFrom('loan').select(['id', 'status']).orderBy('status').execute();
  expect(loans.map(({ status }) => status)).toEqual([
    LOAN_STATUS.draft,
    LOAN_STATUS.active,
    LOAN_STATUS.paid,
    LOAN_STATUS.writeOff,
  ]);
  const applications = await db.selectFrom('application').select(['status', 'created_at']).execute();
  expect(applications.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    APPLICATION_STATUS.accepted,
    ...[APPLICATION_STATUS.completed, APPLICATION_STATUS.completed, APPLICATION_STATUS.completed],
    APPLICATION_STATUS.manualVerification,
    APPLICATION_STATUS.decisionError,
  ]);
  expect(applications.filter(({ created_at }) => created_at > END)).toEqual([]);
  const tasks = await db.selectFrom('staff_task').select('kind').execute();
  expect(tasks.map(({ kind }) => kind)).toContain('payout_refused');
  expect(await db.selectFrom('business_clock').select('offset_ms').execute()).toEqual([{ offset_ms: 0 }]);

  expect((await db.transaction().execute(checkInForce)).broken).toEqual([]);

  const today = mexicoDate(END.getTime());
  const checked = [];
  for await (const { loan, booked } of readChecked(
    db,
    loans.map(({ id }) => id),
  ))
    checked.push(...checkLoan(loan, { booked, today }));
  expect(checked).toEqual([]);
});
