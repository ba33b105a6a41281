import { REFERENCE_PRICING } from '@lender/calculator';
import { changeProductDraft, getProductDraft, publishProductDraft, type Reply } from '@lender/contract';
import { type ProductTerms, productSettings, REFERENCE_PROMOTION_BOUNDS, REFERENCE_SERVICING } from '@lender/lending';
import { centavos } from '@lender/money';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { productLabel } from '../../vocabulary/product/product-words.ts';
import { actOnProduct, readProductDraft } from './product-draft.server.ts';

type Draft = Reply<typeof getProductDraft>;

const id = '01930000-0000-7000-8000-000000000001';
const { extensions, ...servicing } = REFERENCE_SERVICING;
const { cheapCount, opensDaysBefore, closesDaysAfter } = extensions;
const TERMS: ProductTerms = {
  limits: {
    minMainCentavos: centavos(50_000),
    minAdditionalCentavos: centavos(100_000),
    maxCentavos: centavos(1_500_000),
    stepCentavos: centavos(10_000),
    first: { minCentavos: centavos(50_000), maxCentavos: centavos(400_000) },
    repeated: { minCentavos: centavos(50_000), maxCentavos: centavos(1_500_000) },
  },
  initial: { amountCentavos: centavos(200_000), payCycle: 'semi_monthly' },
  pricing: REFERENCE_PRICING,
  firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
  payoutMethods: ['bank_transfer'],
  maxOpenLoans: 2,
  accountProof: 'none',
  promiseDays: 15,
  promotions: REFERENCE_PROMOTION_BOUNDS,
  servicing: { ...servicing, extensions: { cheapCount, opensDaysBefore, closesDaysAfter } },
};
const settings = productSettings(TERMS);
const draft: Draft = {
  id,
  note: 'Tope más alto',
  state: 'open',
  basedOn: 1,
  revision: 3,
  authorName: 'Pilar Productos',
  changedAt: '2026-11-21T10:00:00.000Z',
  liveVersion: 1,
  scheduled: [],
  settings,
  changes: [
    { path: 'limits.max', before: '15000.00', after: '16000.00' },
    { path: 'rates.interest', before: '180', after: '150' },
    { path: 'extensions.tariffs.3.commission', before: '5', after: '4' },
    { path: 'late.kind', before: 'interest', after: 'none' },
  ],
  problems: [],
  samples: [
    {
      isFirstLoan: true,
      amount: centavos(50_000),
      days: 7,
      live: { total: centavos(53_944), apr: 3_210.4, refusal: null },
      draft: { total: null, apr: null, refusal: 'cost_above_cap' },
    },
  ],
};
const read = async (shown: Draft) => readProductDraft(fakeCall(grants(getProductDraft, shown)).call, id);

/** Returns the form of the editor as it is sent when nothing on it was changed. */
const untouched = () =>
  Object.fromEntries(
    settings
      .filter(({ kind, value }) => kind !== 'fixed' && !(kind === 'switch' && value === 'false'))
      .map(({ path, value }) => [path, value]),
  );
const form = (typed: Record<string, string>) => formOf({ revision: '3', ...untouched(), ...typed });

test('every setting of a product has a name', () => {
  for (const { path } of settings) expect(productLabel(path, settings)).not.toBe(path);
});

test('a product draft shows its differences and its samples in words', async () => {
  const view = await read(draft);
  expect(view?.changes.map(({ what, before, after }) => `${what}: ${before} ${after}`)).toEqual([
    'Monto máximo: $15,000.00 $16,000.00',
    'Interés anual sin IVA: 180\u00a0% 150\u00a0%',
    'Prórroga tardía 4: comisión: 5\u00a0% 4\u00a0%',
    'Por atraso se cobra: Interés moratorio Nada',
  ]);
  expect(view?.samples[0]).toMatchObject({
    loan: 'Primer préstamo de $500.00',
    term: '7 días',
    before: '$539.44',
    after: 'Pasa el tope de costo',
  });
});

test('a problem that prevents a product from being sold is shown at its setting, and the draft may not be published', async () => {
  const view = await read({ ...draft, problems: [{ path: 'limits.step', code: 'step_too_wide' }] });
  expect(view?.mayPublish).toBe(false);
  expect(view?.problems[0]?.fieldId).toBe('limits-step');
  const limits = view?.sections.find((section) => section.id === 'limits');
  expect(limits?.settings.find(({ path }) => path === 'limits.step')?.error).toContain('El paso no cabe');
  expect((await read(draft))?.mayPublish).toBe(true);
  expect((await read({ ...draft, changes: [] }))?.mayPublish).toBe(false);
});

test('a product draft sends only what was changed, without pasted currency and percent signs', async () => {
  const { call, made } = fakeCall(grants(getProductDraft, draft), grants(changeProductDraft, draft));
  await actOnProduct(call, { id, intent: 'save' }, form({ 'limits.max': '$16000', 'rates.interest': '150 %' }));
  expect(made.at(-1)).toMatchObject({
    send: { body: { revision: 3, settings: { 'limits.max': '16000', 'rates.interest': '150' } } },
  });
});

test('a product setting that cannot be read is reported at its field, with what is allowed', async () => {
  const grouped = await actOnProduct(
    fakeCall(grants(getProductDraft, draft)).call,
    { id, intent: 'save' },
    form({ 'limits.max': '16,000' }),
  );
  expect(grouped).toMatchObject({
    data: { fields: { 'limits.max': 'Escribe pesos, por ejemplo 4788.80. Va de $1.00 a $1,000,000.00.' } },
  });
  const outside = await actOnProduct(
    fakeCall(
      grants(getProductDraft, draft),
      refuses(changeProductDraft, 'setting_invalid', { facts: { problems: ['rates.interest: out_of_bounds'] } }),
    ).call,
    { id, intent: 'save' },
    form({ 'rates.interest': '1000' }),
  );
  expect(outside).toMatchObject({
    data: { fields: { 'rates.interest': 'No se puede ese valor. Va de 0\u00a0% a 999\u00a0%.' } },
  });
});

test('the publication of a product draft is requested for a day, and a day that does not exist is reported', async () => {
  const { call, made } = fakeCall(
    answers(publishProductDraft, () => ({ ok: true, status: 200, data: { approvalId: id } })),
  );
  await actOnProduct(call, { id, intent: 'publish' }, form({ note: 'Conviene', from: '2026-12-01' }));
  expect(made[0]).toMatchObject({ send: { body: { note: 'Conviene', from: '2026-12-01' } } });
  const wrong = await actOnProduct(call, { id, intent: 'publish' }, form({ note: 'Conviene', from: '2026-02-30' }));
  expect(wrong).toMatchObject({ data: { said: draftsCopy.problems.day_unfit } });
});
