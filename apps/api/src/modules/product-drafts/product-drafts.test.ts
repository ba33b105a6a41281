import { addDays, addMonthsClamped, type PlainDate } from '@lender/calculator';
import {
  approveRequest,
  changeProductDraft,
  discardProductDraft,
  getApplicationOffer,
  getCalculatorConfig,
  getProduct,
  getProductDraft,
  getPublicOffer,
  listProducts,
  publishProductDraft,
  startProductDraft,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { sellProduct } from '../../../test/loans/sell-product.ts';
import { applyToSigning, borrow, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { activeProduct } from '../pricing/index.ts';

const server = await testServer();
const { db, clock } = server.services;
const maker = await staffMember(server, 'product_admin');
const [checker, another] = [await staffMember(server, 'supervisor'), await staffMember(server, 'supervisor')];
const { today } = await clock.business(db);

type Settings = Readonly<Record<string, string>>;
type Draft = Awaited<ReturnType<typeof started>>;
type Seen = Pick<Draft, 'id' | 'revision'>;

const products = () => expectDone(server.call(listProducts, NOTHING, maker));
const versionsThat = async (state: string) =>
  (await products()).versions.filter((row) => row.state === state).map(({ version }) => version);
const sold = async () => (await versionsThat('live'))[0] ?? 0;
const newest = async () => (await products()).versions[0]?.version ?? 0;
const start = (basedOn: number) => server.call(startProductDraft, { body: { basedOn, note: 'Tope más alto' } }, maker);
const started = async () => expectDone(start(await sold()));
const HIGHER: Settings = { 'limits.max': '16000', 'limits.repeated.max': '16000' };
const change = ({ id, revision }: Seen, settings: Settings = HIGHER) =>
  server.call(changeProductDraft, { params: { id }, body: { revision, settings } }, maker);
const changed = async (settings?: Settings) => expectDone(change(await started(), settings));
const publish = ({ id, revision }: Seen, { from, by = maker }: { from?: PlainDate; by?: typeof maker } = {}) =>
  server.call(
    publishProductDraft,
    { params: { id }, body: { revision, note: 'Así conviene', ...(from && { from }) } },
    by,
  );
const asked = async (draft: Seen, from?: PlainDate) =>
  (await expectDone(publish(draft, from ? { from } : {}))).approvalId;
const approve = (id: string, by = checker) => server.call(approveRequest, { params: { id }, body: {} }, by);
const published = async (settings: Settings, from?: PlainDate) => {
  await expectDone(approve(await asked(await changed(settings), from)));
  return newest();
};
const discard = ({ id, revision }: Seen) =>
  server.call(discardProductDraft, { params: { id }, body: { revision } }, maker);
const read = (id: string) => server.call(getProductDraft, { params: { id } }, maker);
const nowhere = { id: crypto.randomUUID(), revision: 1 };
const because = async (draft: Seen, from?: PlainDate) => (await publish(draft, from ? { from } : {})).body;
const BECAUSE = 'error.details.because';

describe('a draft of the product', () => {
  answers(listProducts, () => server.call(listProducts, NOTHING, maker));
  answers(getProduct, async () => server.call(getProduct, { params: { version: await sold() } }, maker));
  answers(startProductDraft, async () => start(await sold()));
  answers(getProductDraft, async () => read((await started()).id));
  answers(changeProductDraft, async () => change(await started()));
  answers(publishProductDraft, async () => publish(await changed()));
  answers(discardProductDraft, async () => discard(await started()));
  refuses(getProduct, 'not_found', () => server.call(getProduct, { params: { version: 999_999 } }, maker));
  refuses(startProductDraft, 'not_found', () => start(999_999));
  refuses(getProductDraft, 'not_found', () => read(nowhere.id));
  refuses(changeProductDraft, 'not_found', () => change(nowhere));
  refuses(publishProductDraft, 'not_found', () => publish(nowhere));
  refuses(discardProductDraft, 'not_found', () => discard(nowhere));
  refuses(changeProductDraft, 'setting_invalid', async () => change(await started(), { 'limits.max': '15000.5' }));
  refuses(changeProductDraft, 'draft_changed', async () => {
    const draft = await started();
    await expectDone(change(draft));
    return change(draft);
  });
  refuses(discardProductDraft, 'draft_changed', async () => discard({ ...(await started()), revision: 2 }));
  refuses(publishProductDraft, 'draft_changed', async () => {
    const draft = await changed();
    await expectDone(discard(draft));
    return publish(draft);
  });
  refuses(publishProductDraft, 'approval_pending', async () => {
    const draft = await changed();
    await asked(draft);
    return publish(draft, { by: another });
  });
  refuses(publishProductDraft, 'draft_not_ready', async () => publish(await started()));

  test('a draft shows twelve offers beside the same offers as they are sold', async () => {
    const { samples, changes } = await changed({ 'rates.interest': '150' });
    expect(changes).toEqual([{ path: 'rates.interest', before: '180', after: '150' }]);
    expect(samples).toHaveLength(12);
    for (const { live, draft } of samples) {
      expect(draft.refusal).toBeNull();
      expect(draft.total).toBeLessThan(live.total ?? 0);
      expect(draft.apr).toBeLessThan(live.apr ?? 0);
    }
    const higher = (await changed()).samples.filter(({ live }) => live.refusal === 'amount_out_of_limits');
    expect(higher.map(({ amount }) => amount)).toEqual([1_600_000, 1_600_000]);
  });

  test('a draft that contradicts itself names the setting, is kept and cannot be published', async () => {
    const draft = await changed({ 'limits.first.max': '400', 'limits.step': '300' });
    expect(draft.problems).toContainEqual({ path: 'limits.first.max', code: 'below_minimum' });
    expect(draft.samples).toEqual([]);
    expect(await because(draft)).toHaveProperty(BECAUSE, 'invalid');
    const dear = await changed({ 'rates.processingFee': '100', 'caps.total': '50' });
    expect(dear.samples.every((sample) => sample.draft.refusal === 'cost_above_cap')).toBe(true);
    expect(await because(dear)).toHaveProperty(BECAUSE, 'no_offer');
    expect(await because(await started())).toHaveProperty(BECAUSE, 'unchanged');
  });
});

describe('a product', () => {
  test('a product is sold when a second person agrees; earlier applications, offers and contracts keep their version', async () => {
    const [signed, open] = [await borrow(server), await applyToSigning(server)];
    const loanBefore = await loanOf(signed);
    const offerOf = async () =>
      (await expectDone(server.call(getApplicationOffer, { params: { id: open.applicationId } }, open))).total;
    const guest = async () => {
      const first = addDays(today, 20);
      const params = { amount: centavos(200_000), payCycle: 'monthly', sequence_type: 'first' } as const;
      const payDates: [PlainDate, PlainDate] = [first, addMonthsClamped(first, 1)];
      return (await server.call(getPublicOffer, { params: { ...params, payDates }, query: {} })).data.total;
    };
    const [offerBefore, guestBefore, before] = [await offerOf(), await guest(), await sold()];
    const draft = await changed({ ...HIGHER, 'rates.interest': '150', 'late.interest': '200' });
    const request = await asked(draft);
    expect((await expectDone(read(draft.id))).state).toBe('asked');
    expect((await approve(request, maker)).code).toBe('forbidden');
    await expectDone(approve(request));
    expect((await products()).versions[0]).toMatchObject({
      version: before + 1,
      state: 'live',
      madeByName: maker.name,
      approvedByName: checker.name,
      reason: 'Así conviene',
    });
    const { changes } = await expectDone(server.call(getProduct, { params: { version: before + 1 } }, maker));
    expect(changes.map(({ path }) => path)).toEqual([
      'limits.max',
      'limits.repeated.max',
      'rates.interest',
      'late.interest',
    ]);
    const { amountLimits } = await expectDone(server.call(getCalculatorConfig, NOTHING));
    expect(amountLimits.amountTo).toBe(1_600_000);
    expect(await guest()).toBeLessThan(guestBefore);
    expect(await offerOf()).toBe(offerBefore);
    expect(await loanOf(signed)).toEqual(loanBefore);
    const { servicing } = await activeProduct(db, (await clock.business(db)).now);
    expect(servicing.version).toBe(`product-${before + 1}`);
  });

  test('a product that begins on a later day begins for every server at the same moment, and not before', async () => {
    const from = addDays(today, 10);
    const [before, version] = [await sold(), await published({ 'limits.max': '17000' }, from)];
    expect(await versionsThat('scheduled')).toEqual([version]);
    expect(await sold()).toBe(before);
    const midnight = endOfDay(addDays(from, -1)).getTime();
    expect((await activeProduct(db, new Date(midnight - 1))).version).toBe(before);
    expect((await activeProduct(db, new Date(midnight))).version).toBe(version);

    const back = await started();
    expect(back.scheduled).toEqual([{ version, liveFrom: new Date(midnight).toISOString() }]);
    // A product that is sold from today replaces the scheduled one.
    await expectDone(approve(await asked(back)));
    expect(await versionsThat('scheduled')).toEqual([]);
    expect((await activeProduct(db, new Date(midnight))).version).toBe(version + 1);
  });

  test('a product cannot begin in the past, today, or in more than a year', async () => {
    const draft = await changed({ maxOpenLoans: '3' });
    for (const days of [-1, 0, 367])
      expect(await because(draft, addDays(today, days))).toHaveProperty(BECAUSE, 'day_unfit');
  });

  test('a product is rolled back by a draft of an earlier version', async () => {
    await published({ 'rates.serviceFee': '4' });
    const back = await expectDone(start(1));
    await expectDone(approve(await asked(back)));
    const again = await started();
    expect(again.settings).toEqual((await expectDone(start(1))).settings);
  });

  test.each([
    ['now', '8', '9', undefined],
    ['on a later day', '10', '11', addDays(today, 30)],
  ] as const)(
    'of two products that are approved at once, to begin %s, one is published, and the other has to be requested again',
    async (_, some, others, from) => {
      const one = await asked(await changed({ 'rates.iva': some }), from);
      const other = await asked(await changed({ 'rates.iva': others }), from);
      const both = await Promise.all([approve(one), approve(other, another)]);
      expect(both.map(({ code }) => code).toSorted()).toEqual(['approval_stale', undefined].toSorted());
      const versions = (await products()).versions.map(({ version }) => version);
      expect(new Set(versions).size).toBe(versions.length);
    },
  );

  test('a product is not published once its draft was changed, or another product is sold', async () => {
    const draft = await changed({ 'rates.interest': '140' });
    const request = await asked(draft);
    await expectDone(change(draft, { 'rates.interest': '160' }));
    expect(await approve(request)).toMatchObject({ code: 'approval_stale' });
    const overtaken = await asked(await changed({ 'rates.interest': '130' }));
    await sellProduct(server, (config) => config);
    expect(await approve(overtaken)).toMatchObject({ code: 'approval_stale' });
  });
});

const loanOf = (client: { token: string }) =>
  db
    .selectFrom('loan')
    .select(['principal_centavos', 'total_centavos', 'due_date', 'terms'])
    .where('client_id', '=', clientIdOf(client))
    .executeTakeFirstOrThrow();
