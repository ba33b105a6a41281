import {
  changePolicyDraft,
  getPolicyDraft,
  publishPolicyDraft,
  type Reply,
  startPolicyShadow,
  stopPolicyShadow,
  testPolicyDraft,
} from '@lender/contract';
import { APPLICATION_STATUS, changePolicy, comparePolicies, MX_STL_POLICY_2, policySettings } from '@lender/lending';
import { centavos } from '@lender/money';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { actOnDraft, readPolicyDraft } from './draft.server.ts';

type Draft = Reply<typeof getPolicyDraft>;

const id = '01930000-0000-7000-8000-000000000001';
const changed = changePolicy(MX_STL_POLICY_2, { 'rules.S1.numbers.0': '450', 'rules.K1_UPPER.enabled': 'true' });
if (!changed.ok) throw new Error('the sample is no policy');
const draft: Draft = {
  id,
  note: 'Menos mora',
  state: 'open',
  basedOn: 2,
  revision: 3,
  authorName: 'Raúl Riesgos',
  changedAt: '2026-11-21T10:00:00.000Z',
  liveVersion: 2,
  scheduled: [],
  settings: policySettings(changed.value),
  changes: comparePolicies(MX_STL_POLICY_2, changed.value),
  problems: [],
  test: null,
  shadow: null,
};
const tested: Draft = {
  ...draft,
  test: {
    revision: 3,
    liveVersion: 2,
    testedAt: '2026-11-21T10:00:00.000Z',
    applications: 10,
    untestable: 2,
    live: { offered: 6, amount: centavos(1_200_000) },
    draft: { offered: 5, amount: centavos(900_000) },
    moves: [{ from: APPLICATION_STATUS.signing, to: APPLICATION_STATUS.rejected, count: 1 }],
    differing: [
      {
        applicationId: id,
        from: APPLICATION_STATUS.signing,
        to: APPLICATION_STATUS.rejected,
        fromAmount: centavos(300_000),
        toAmount: null,
      },
    ],
  },
};
const read = async (shown: Draft) => readPolicyDraft(fakeCall(grants(getPolicyDraft, shown)).call, id);

/** Returns the form of the editor as it is sent when nothing on it was changed. */
const untouched = () =>
  Object.fromEntries(
    draft.settings
      .filter(({ kind, value }) => kind !== 'fixed' && !(kind === 'switch' && value === 'false'))
      .map(({ path, value }) => [path, value]),
  );

test('a policy draft shows its differences in words, with numbers in their place', async () => {
  const view = await read(draft);
  expect(view?.changes).toEqual([
    { path: 'rules.K1_UPPER.enabled', what: 'K1_UPPER · Pasa de la edad máxima: activa', before: 'No', after: 'Sí' },
    { path: 'rules.S1.numbers.0', what: 'S1 · El puntaje no alcanza: número', before: '420', after: '450' },
  ]);
  const rules = view?.sections.find(({ id: section }) => section === 'rules');
  expect(rules?.groups.find((group) => group.id === 'S1')?.text).toBe('puntaje < 450');
});

test('a policy draft may be published only after a test of its current content', async () => {
  expect((await read(draft))?.mayPublish).toBe(false);
  expect((await read(tested))?.mayPublish).toBe(true);
  expect(await read({ ...tested, revision: 4 })).toMatchObject({ mayPublish: false, test: { isStale: true } });
  expect(await read({ ...tested, liveVersion: 3 })).toMatchObject({ mayPublish: false, test: { isStale: true } });
  expect((await read({ ...tested, state: 'asked' }))?.mayPublish).toBe(false);
});

test('a test of a policy draft is shown in outcomes and pesos, with what could not be compared', async () => {
  expect((await read(tested))?.test).toMatchObject({
    counted: 'Solicitudes comparadas: 10. Sin comparar, porque entonces no se pidió algún dato: 2.',
    sides: [
      { who: 'Política de hoy (versión 2)', offered: '6', amount: '$12,000.00' },
      { who: 'Borrador', offered: '5', amount: '$9,000.00' },
    ],
    moves: [{ from: 'Por firmar', to: 'Rechazada', count: '1' }],
    differing: [{ href: `/solicitudes/${id}`, from: 'Por firmar, $3,000.00', to: 'Rechazada' }],
  });
});

const side = { offered: 1, amount: centavos(300_000) };
const shadow: NonNullable<Draft['shadow']> = {
  revision: 2,
  startedAt: '2026-11-21T10:00:00.000Z',
  startedByName: 'Raúl Riesgos',
  endsAt: '2026-12-05T06:00:00.000Z',
  isRunning: true,
  stoppedAt: null,
  stoppedBecause: null,
  applications: 1,
  unevaluable: 2,
  missing: [{ variable: 'bureauScore', count: 2 }],
  live: side,
  draft: { offered: 0, amount: centavos(0) },
  moves: [{ from: APPLICATION_STATUS.signing, to: APPLICATION_STATUS.rejected, count: 1 }],
  differs: 1,
  rules: [{ rule: 'S1', count: 1 }],
  differing: [
    {
      applicationId: id,
      from: APPLICATION_STATUS.signing,
      to: APPLICATION_STATUS.rejected,
      fromAmount: centavos(300_000),
      toAmount: null,
      fromReasons: [],
      toReasons: ['SCORE_LOW'],
      rules: ['S1'],
    },
  ],
};

test('a shadow run shows its differing decisions, the rules behind them, and what it could not decide', async () => {
  expect((await read({ ...draft, shadow }))?.shadow).toMatchObject({
    isRunning: true,
    older: 'Observa la revisión 2: lo que cambiaste después no entra en la cuenta.',
    counted: 'Solicitudes decididas por las dos: 1. Salen distinto: 1.',
    unevaluable: 'No evaluable en 2, por datos que la política de hoy no reúne: Puntaje de buró (2).',
    rules: [{ rule: 'S1 · El puntaje no alcanza', count: '1' }],
    differing: [{ from: 'Por firmar, $3,000.00', to: 'Rechazada · Puntaje bajo', rules: 'S1' }],
  });
});

test.each([
  [{ stoppedAt: '2026-11-22T10:00:00.000Z', stoppedBecause: 'hand' }, 'Se detuvo a mano.'],
  [{ stoppedAt: null, stoppedBecause: null }, 'Se cumplió su plazo.'],
] as const)(
  'a shadow run that ended shows why, and no longer warns about later changes of the draft',
  async (ended, why) => {
    const view = await read({ ...draft, shadow: { ...shadow, isRunning: false, ...ended } });
    expect(view?.shadow?.when).toContain(why);
    expect(view?.shadow?.older).toBeUndefined();
  },
);

test('a policy draft is put in shadow mode for some days, and taken out of it', async () => {
  const { call, made } = fakeCall(grants(startPolicyShadow, draft), grants(stopPolicyShadow, draft));
  await actOnDraft(call, { id, intent: 'shadow' }, formOf({ revision: '3', days: '21' }));
  expect(made.at(-1)).toMatchObject({ send: { params: { id }, body: { revision: 3, days: 21 } } });
  expect(await actOnDraft(call, { id, intent: 'unshadow' }, formOf({ revision: '3' }))).toMatchObject({
    to: `/politicas/borradores/${id}?hecho=unshadow`,
  });
});

test('a policy draft sends only the settings that were changed on the page', async () => {
  const { call, made } = fakeCall(grants(getPolicyDraft, draft), grants(changePolicyDraft, draft));
  const { 'rules.K1.enabled': _, ...rest } = untouched();
  const form = formOf({ ...rest, 'scorecard.base': ' 410 ', 'asks.bankLink': 'true', revision: '3' });
  expect(await actOnDraft(call, { id, intent: 'save' }, form)).toMatchObject({
    to: `/politicas/borradores/${id}?hecho=save`,
  });
  expect(made.at(-1)).toMatchObject({
    send: {
      params: { id },
      body: {
        revision: 3,
        settings: { 'rules.K1.enabled': 'false', 'scorecard.base': '410', 'asks.bankLink': 'true' },
      },
    },
  });
});

test('an unchanged policy draft is not sent, and its input is kept', async () => {
  const { call, made } = fakeCall(grants(getPolicyDraft, draft));
  const form = formOf({ ...untouched(), revision: '3' });
  expect(await actOnDraft(call, { id, intent: 'save' }, form)).toMatchObject({
    status: 409,
    data: { said: 'No cambiaste nada.', values: { 'scorecard.base': '400' } },
  });
  expect(made).toHaveLength(1);
});

test.each([
  ['draft_changed', draftsCopy.problems.draft_changed],
  ['setting_invalid', draftsCopy.problems.setting_invalid],
] as const)('a change of a policy draft that is refused with %s shows why', async (code, said) => {
  const { call } = fakeCall(grants(getPolicyDraft, draft), refuses(changePolicyDraft, code));
  const form = formOf({ ...untouched(), 'scorecard.base': '1', revision: '3' });
  expect(await actOnDraft(call, { id, intent: 'save' }, form)).toMatchObject({ data: { said } });
});

test.each(['invalid', 'unchanged', 'untested'] as const)(
  'publishing a policy draft that is %s shows why it is refused',
  async (because) => {
    const { call } = fakeCall(refuses(publishPolicyDraft, 'draft_not_ready', { facts: { because } }));
    const form = formOf({ revision: '3', note: 'Conviene' });
    const outcome = await actOnDraft(call, { id, intent: 'publish' }, form);
    expect(outcome).toMatchObject({ data: { said: draftsCopy.problems[because], values: { note: 'Conviene' } } });
  },
);

test('a test of a policy draft covers the requested number of applications', async () => {
  const { call, made } = fakeCall(answers(testPolicyDraft, () => ({ ok: true, status: 200, data: tested })));
  await actOnDraft(call, { id, intent: 'test' }, formOf({ revision: '3', applications: '250' }));
  expect(made.at(-1)).toMatchObject({ send: { body: { revision: 3, applications: 250 } } });
});
