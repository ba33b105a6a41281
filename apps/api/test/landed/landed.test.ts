import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getBackOfficeUser, getFlow, replayDecision } from '@lender/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInForce } from '../../src/command/verify/check-in-force.ts';
import { checkPayments } from '../../src/command/verify/check-payments.ts';
import { checkSigned } from '../../src/command/verify/check-signed.ts';
import { contract, migrate } from '../../src/kernel/database/migrate.ts';
import { NOTHING } from '../people/journey.ts';
import { readDump } from './dump-folder.ts';
import { LANDED_CHANGES } from './landed-changes.ts';
import { landedDatabase, landedServer } from './landed-server.ts';
import { signInClient, signInUser } from './landed-sign-in.ts';
import { lostRows } from './lost-rows.ts';
import { type LandedClient, readPeople, tokenOf } from './people.ts';
import { newestMigration, readRows } from './rows.ts';
import { reported, sha256Of } from './shown.ts';
import { shownToClient } from './shown-to-client.ts';
import { caseShownToStaff, historyShownToStaff, ledgerShownToStaff } from './shown-to-staff.ts';

/** Findings of `verify` in a dump that are correct: its README says what was changed by hand. */
const MOVED_BY_HAND: Readonly<Record<string, readonly unknown[]>> = {
  '0033-signed-again': [expect.stringMatching(/^loan \S+: its terms are not the offer of agreement/)],
};

/**
 * Due dates of loans on hold as earlier code showed them: it moved one that was past by the days of a hold, a sale or a
 * write-off. Today it keeps its date (decision 0051).
 */
const MOVED_THEN: Readonly<Record<string, Readonly<Record<string, MovedDate>>>> = {
  '0073-a-lived-lender': {
    '6: write_off 30, pay 45': { signed: '2026-09-21', shown: '2026-10-24', parts: ['schedule'] },
    '7: sell 20, buy_back 40': { signed: '2026-09-21', shown: '2026-10-11', parts: ['loan', 'schedule'] },
  },
  '0080-one-machine': { '6: sell 35': { signed: '2026-09-25', shown: '2026-10-19', parts: ['schedule'] } },
};

interface MovedDate {
  readonly signed: string;
  readonly shown: string;
  /** Parts of the client's answers that had the moved date. */
  readonly parts: readonly string[];
}

/** Returns what a client sees today, with the due date that earlier code had moved. */
function asThen(today: unknown, moved: MovedDate | undefined): unknown {
  if (!moved) return today;
  const within = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === 'dueDate' && value === moved.signed ? moved.shown : value,
    );
  return Object.fromEntries(
    Object.entries(Object(today)).map(([name, part]) => [name, moved.parts.includes(name) ? within(part) : part]),
  );
}

/** Tables that every start brings up to date: names of places and of choices. */
const RENEWED_BY_START = ['region', 'city', 'district', 'classification'];

const dumps = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .toSorted((a, b) => a.name.localeCompare(b.name));

for (const { name } of dumps) {
  const folder = path.join(import.meta.dirname, name);
  const rows = await readDump(folder);
  const people = await readPeople(folder);
  const connectionString = await landedDatabase(rows);
  const intact = { newestMigration: newestMigration(rows), changes: LANDED_CHANGES };

  await migrate(connectionString);
  const migrated = await readRows(connectionString);
  // The server of the newest dump may still run beside a current server; all earlier ones are long gone.
  if (name !== dumps.at(-1)?.name) await contract(connectionString);
  // No jobs: the rows that are read are the rows that were stored.
  const server = await landedServer(folder, { ...people, connectionString }, { ROLE: 'http' });
  const started = await readRows(connectionString);
  const { db, storage } = server.services;

  const idsOf = (table: string): string[] => (rows.get(table) ?? []).map(({ id }) => String(id));
  const recorded = (file: string) => path.join(folder, 'shown', `${file}.json`);
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

  describe(`data of ${name}`, () => {
    test('all rows of a dump come through the migrations', () => {
      expect(lostRows(rows, migrated, intact)).toEqual({});
    });

    test('all rows of a dump come through a start of the server', () => {
      expect(lostRows(rows, started, { ...intact, except: RENEWED_BY_START })).toEqual({});
    });

    test('loans of a dump have the terms that were signed, and the payments that their loans know', async () => {
      const looked = await db
        .transaction()
        .execute(async (tx) => [await checkSigned(tx, { storage }), await checkPayments(tx)]);
      expect(looked.flatMap(({ broken }) => broken)).toEqual(MOVED_BY_HAND[name] ?? []);
    });

    test('agreements of a dump were signed and accepted while their texts were in force', async () => {
      const { broken } = await db.transaction().execute(checkInForce);
      expect(broken).toEqual([]);
    });

    test('each ledger entry of a dump balances', async () => {
      const { rows: sums } = await sql<{ sum: string }>`select distinct sum(amount_centavos)::text as sum
        from ledger_posting group by entry_id`.execute(db);
      expect(sums).toEqual([{ sum: '0' }]);
    });

    test('every file of a dump is kept to the byte', async () => {
      const files = (rows.get('document') ?? []).filter(({ sha256 }) => typeof sha256 === 'string');
      const agreements = (rows.get('agreement') ?? []).filter(({ pdf_sha256 }) => typeof pdf_sha256 === 'string');
      const named = [
        ...files.map(({ storage_key, sha256 }) => ({ key: String(storage_key), sha256 })),
        ...agreements.map(({ pdf_storage_key, pdf_sha256 }) => ({ key: String(pdf_storage_key), sha256: pdf_sha256 })),
      ];
      expect(named.length).toBeGreaterThan(0);
      for (const { key, sha256 } of named) expect(sha256Of(await storage.get(key))).toBe(sha256);
    });
  });

  describe(`a client of ${name}`, () => {
    const signedIn = new Map<LandedClient, Awaited<ReturnType<typeof signInClient>>>();
    beforeAll(async () => {
      for (const client of people.clients) signedIn.set(client, await signInClient(server, client));
    });
    const tokenOfToday = (client: LandedClient) => signedIn.get(client)?.data?.Authorization;
    const refusalOf = (client: LandedClient) => signedIn.get(client)?.code;
    const stepBy = (token: string) => reported(server.call(getFlow, NOTHING, { token }), ({ step }) => step);

    test('a client of a dump signs in with the old password, and sees the same loan, amounts and step', async () => {
      const seen: unknown[] = [];
      for (const client of people.clients.filter(({ isByHand }) => !isByHand)) {
        const token = tokenOfToday(client);
        const today = token ? await shownToClient(server, token) : refusalOf(client);
        seen.push({ story: client.story, shown: asThen(today, MOVED_THEN[name]?.[client.story]) });
      }
      await expect(text(seen)).toMatchFileSnapshot(recorded('clients'));
    });

    test.each(people.clients)('a client of a dump is still signed in: $story', async (client) => {
      const token = tokenOfToday(client);
      const today = token ? await stepBy(token) : { refused: refusalOf(client) };
      expect(await stepBy(tokenOf(client))).toEqual(today);
    });
  });

  describe(`staff of ${name}`, () => {
    test.each(people.staff)('staff of a dump sign in, and are still signed in: $username', async (user) => {
      const signedIn = await signInUser(server, user);
      for (const token of [signedIn.data.Authorization, tokenOf(user)]) {
        const { data } = await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token });
        expect(data.email).toBe(user.username);
      }
    });

    test('staff of a dump replay each decision with the engine that made it, with the same result', async () => {
      const [user] = people.staff.filter(({ totpSecret }) => totpSecret !== null);
      if (!user) throw new Error('nobody has a second factor');
      const made = (rows.get('decision') ?? []).filter(({ kind, inputs }) => kind === 'engine' && inputs !== null);
      expect(made.length).toBeGreaterThan(0);
      for (const { id, result } of made) {
        // The first engine recorded no version.
        const { engineVersion = 1 } = result as { readonly engineVersion?: number };
        const { data } = await server.call(replayDecision, { params: { id: String(id) } }, { token: tokenOf(user) });
        expect(data).toMatchObject({ id, same: true, engineVersion });
      }
    });

    test('staff of a dump open each case and each ledger, and see the same as before', async () => {
      const [user] = people.staff.filter(({ totpSecret }) => totpSecret !== null);
      if (!user) throw new Error('nobody has a second factor');
      const token = tokenOf(user);
      const cases: unknown[] = [];
      const ledgers: unknown[] = [];
      const histories: unknown[] = [];
      for (const id of idsOf('application')) histories.push(await historyShownToStaff(server, { id, token }));
      for (const [index, id] of idsOf('application').entries())
        cases.push({ ...(await caseShownToStaff(server, { id, token })), history: histories[index] });
      for (const id of idsOf('loan')) ledgers.push(await ledgerShownToStaff(server, { id, token }));
      await expect(text(cases)).toMatchFileSnapshot(recorded('cases'));
      await expect(text(ledgers)).toMatchFileSnapshot(recorded('ledgers'));
    });
  });
}
