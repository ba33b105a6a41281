import { Writable } from 'node:stream';
import { plainDate } from '@lender/calculator';
import {
  createAffiliateLead,
  getAffiliateLead,
  postGeo,
  postHelloSoda,
  postMetrics,
  type Send,
  updateConsent,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, register } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../test/server/stored.ts';
import { purgeExpiredJob } from '../../purge-expired.job.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});
const server = await testServer({ LOG_LEVEL: 'info' }, { logTo });
const { db } = server.services;
const client = await register(server);
const staff = { token: await server.operator() };
const DAY = 86_400;

describe('the position', () => {
  const post = (body: Send<typeof postGeo>['body'], as: { token: string } = client) =>
    server.call(postGeo, { body }, as);
  const allow = (granted: boolean, as: { token: string } = client) =>
    server.call(updateConsent, { params: { kind: 'location' }, body: { granted } }, as);
  const personWhoAllows = async () => {
    const fresh = await register(server);
    await expectDone(allow(true, fresh));
    return fresh;
  };
  beforeAll(() => allow(true));
  const stored = (as: { token: string }) =>
    db.selectFrom('geo_position').selectAll().where('client_id', '=', clientIdOf(as)).execute();

  answers(postGeo, () => post({ latitude: 19.4326, longitude: -99.1332, accuracy: 12 }));
  refuses(postGeo, 'rate_limited', () =>
    beyondLimit(server, {
      limit: 'positions',
      who: [clientIdOf(client)],
      act: () => post({ latitude: 0, longitude: 0 }),
    }),
  );

  refuses(postGeo, 'consent_missing', async () => post({ latitude: 1, longitude: 1 }, await register(server)));

  test('a position is deleted when the consent is withdrawn, and none is kept after it, also when both arrive at once', async () => {
    const fresh = await personWhoAllows();
    await expectDone(post({ latitude: 1, longitude: 1 }, fresh));
    const late = Array.from({ length: 5 }, () => post({ latitude: 2, longitude: 2 }, fresh));
    await Promise.all([...late.slice(0, 2), allow(false, fresh), ...late.slice(2)]);
    expect(await stored(fresh)).toEqual([]);
  });

  test('a position is deleted after ninety days', async () => {
    const fresh = await personWhoAllows();
    await expectDone(post({ latitude: 1, longitude: 1 }, fresh));
    const age = (days: number) =>
      db
        .updateTable('geo_position')
        .set({ updated_at: new Date(server.services.clock.wall().getTime() - days * DAY * 1000) })
        .where('client_id', '=', clientIdOf(fresh))
        .execute();
    await age(89);
    await purgeExpiredJob(server.services)();
    expect(await stored(fresh)).toHaveLength(1);
    await age(91);
    await purgeExpiredJob(server.services)();
    expect(await stored(fresh)).toEqual([]);
  });

  test('only the latest position is kept, sealed, also when twenty arrive at once', async () => {
    const fresh = await personWhoAllows();
    await Promise.all(Array.from({ length: 20 }, (_, index) => post({ latitude: index, longitude: 1 }, fresh)));
    await expectDone(post({ latitude: 20.6736, longitude: -103.344 }, fresh));
    const rows = await stored(fresh);
    expect(rows).toHaveLength(1);
    const sealed = rows[0]?.position_sealed ?? Buffer.alloc(0);
    expect(sealed.toString('latin1')).not.toContain('20.6736');
    const opened = server.services.vault.openText(sealed, `client:${clientIdOf(fresh)}:position`);
    expect(JSON.parse(opened)).toEqual({ latitude: 20.6736, longitude: -103.344 });
  });

  test.each([
    '{"latitude":91,"longitude":0}',
    '{"latitude":0,"longitude":-180.1}',
    '{"latitude":"19","longitude":0}',
    '{"latitude":1e999,"longitude":0}',
    '{"latitude":null,"longitude":0}',
    '{"latitude":0,"longitude":0,"accuracy":-1}',
    '{"latitude":0,"longitude":0,"clientId":"x"}',
  ])('a position is refused when it is %s', async (body) => {
    const fresh = await personWhoAllows();
    expect((await server.send(postGeo, body, fresh)).status).toBe(422);
    expect(await stored(fresh)).toEqual([]);
  });
});

describe('metrics', () => {
  const post = (metrics: { name: string; value: number }[]) => server.call(postMetrics, { body: { metrics } }, client);
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'page.metrics');

  answers(postMetrics, () => post([{ name: 'TTFB', value: 40 }]));
  refuses(postMetrics, 'rate_limited', () =>
    beyondLimit(server, {
      limit: 'metrics',
      who: [clientIdOf(client)],
      act: () => post([{ name: 'LCP', value: 1 }]),
    }),
  );

  test('metrics are one line of the log, and values that are not measurements are not in it', async () => {
    const before = logged().length;
    const { data } = await post([
      { name: 'LCP', value: 812.4 },
      { name: 'maria.robles', value: 7 },
      { name: 'CLS', value: 5_512_345_678 },
    ]);
    expect(data.accepted).toBe(1);
    expect(logged()).toHaveLength(before + 1);
    expect(logged().at(-1)).toMatchObject({ metrics: [{ name: 'LCP', value: 812.4 }] });
    expect(lines.join('')).not.toContain('maria.robles');
  });

  test.each([
    '{"metrics":[{"name":"LCP","value":1e999}]}',
    '{"metrics":[{"name":"LCP","value":NaN}]}',
    '{"metrics":[{"name":"LCP","value":"1"}]}',
    '{"metrics":[{"name":"LCP","value":null}]}',
    '{"metrics":[{"name":"dos palabras","value":1}]}',
    '{"metrics":[{"name":"LCP\\\\nevent","value":1}]}',
    '{"metrics":[{"name":"LCP","value":1,"email":"ana@example.com"}]}',
    '{"metrics":[]}',
    `{"metrics":[${Array(51).fill('{"name":"LCP","value":1}').join(',')}]}`,
  ])('metrics are refused when they are %s', async (body) => {
    const before = logged().length;
    expect((await server.send(postMetrics, body, client)).status).toBeGreaterThanOrEqual(400);
    expect((await server.send(postMetrics, body, client)).status).toBeLessThan(500);
    expect(logged()).toHaveLength(before);
  });
});

describe('identity enrichment', () => {
  const ask = () => server.call(postHelloSoda, { body: { kind: 'email', email: 'ana@example.com' } });

  answers(postHelloSoda, ask);
  refuses(postHelloSoda, 'rate_limited', () => beyondLimit(server, { limit: 'hello-soda', act: ask }));

  test('identity enrichment is not available, and nothing of a request for it is logged', async () => {
    expect((await ask()).data).toEqual({ status: 'not_available', jobId: null });
    expect(lines.join('')).not.toContain('ana@example.com');
  });
});

describe('a lead', () => {
  const LEAD: Send<typeof createAffiliateLead>['body'] = {
    partner: 'Compara Préstamos',
    firstName: 'María',
    lastName: 'Robles',
    email: 'maria@example.com',
    mobilePhone: { number: '5587654321' },
    desiredLoanAmount: centavos(250_000),
    financialSecurity: { salaryCycle: { next: plainDate('2026-12-05') } },
  };
  const keep = (body = LEAD) => server.call(createAffiliateLead, { body }, staff);
  const read = (id: string) => server.call(getAffiliateLead, { params: { id } });

  answers(createAffiliateLead, () => keep());
  answers(getAffiliateLead, async () => read((await expectDone(keep())).id));
  refuses(getAffiliateLead, 'not_found', () => read(crypto.randomUUID()));
  refuses(getAffiliateLead, 'rate_limited', () =>
    beyondLimit(server, {
      limit: 'affiliate-leads',
      act: () => read(crypto.randomUUID()),
    }),
  );

  test('a lead contains what the partner knows, and is sealed', async () => {
    const { id } = await expectDone(keep());
    expect((await read(id)).data).toEqual({ id, ...LEAD });
    const row = await db.selectFrom('affiliate_lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const text = `${row.lead_sealed.toString('latin1')}${lines.join('')}`;
    for (const secret of ['María', 'Robles', 'maria@example.com', '5587654321']) expect(text).not.toContain(secret);
  });

  test('a lead has null for what the partner does not know', async () => {
    const { id } = await expectDone(keep({ partner: 'Compara' }));
    expect((await read(id)).data).toEqual({
      id,
      partner: 'Compara',
      firstName: null,
      lastName: null,
      email: null,
      mobilePhone: null,
      desiredLoanAmount: null,
      financialSecurity: { salaryCycle: { next: null } },
    });
  });

  test('a lead can be opened under its own id only', async () => {
    const [one, two] = [await expectDone(keep()), await expectDone(keep({ partner: 'Compara' }))];
    const { lead_sealed } = await db
      .selectFrom('affiliate_lead')
      .select('lead_sealed')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('affiliate_lead').set({ lead_sealed }).where('id', '=', two.id).execute();
    expect((await read(two.id)).status).toBe(500);
  });

  test('a lead is deleted after seven days of the wall clock', async () => {
    const { id, expiresAt } = await expectDone(keep());
    const lives = Date.parse(expiresAt) - server.services.clock.wall().getTime();
    expect(Math.abs(lives - 7 * DAY * 1000)).toBeLessThan(60_000);
    server.passSeconds(7 * DAY - 60);
    expect((await read(id)).status).toBe(200);
    server.passSeconds(120);
    expect(await read(id)).toMatchObject({ status: 404, code: 'not_found' });
    await purgeExpiredJob(server.services)();
    expect(await db.selectFrom('affiliate_lead').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
