import { getActualApplication, getPaymentMethod, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { answeredApplication } from '../../../../test/client-answers.ts';
import { renderHtml } from '../../../../test/render.tsx';
import { choosePayout, readPayoutChoice } from './payout-choice.server.ts';
import { PayoutChoiceField } from './payout-choice-field.tsx';

const transfer = { method: 'bank_transfer', brand: null } as const;
const cash = { method: 'cash', brand: 'cebuana' } as const;
const application = answeredApplication();
const reading = (methods: (typeof transfer | typeof cash)[], status: typeof application.status = 1) =>
  readPayoutChoice(
    fakeCall(grants(getActualApplication, { ...application, status }), grants(getPaymentMethod, { methods })).call,
  );

test('where cash is offered, it may be chosen, and the chosen method is marked', async () => {
  const choice = await reading([transfer, cash]);
  if (!choice) throw new Error('no choice');
  const html = renderHtml(<PayoutChoiceField choice={choice} />);
  expect(html).toContain('En efectivo, en Cebuana');
  expect(html).toMatch(/checked=""[^>]*value="bank_transfer"|value="bank_transfer"[^>]*checked=""/);
});

test('the choice is not shown when there is only one method, or the application is decided', async () => {
  expect(await reading([transfer])).toBeNull();
  expect(await reading([transfer, cash], APPLICATION_STATUS.accepted)).toBeNull();
});

const chosen = (fields: Readonly<Record<string, string>>) => formOf({ applicationId: application.id, ...fields });

test('a choice is sent for the application of the form; a form without one sends nothing', async () => {
  const { call, made } = fakeCall(grants(updateApplication, application));
  expect(await choosePayout(call, chosen({ payoutMethod: 'cebuana' }))).toBeUndefined();
  expect(await choosePayout(call, formOf({ clabe: '1' }))).toBeUndefined();
  expect(made.map(({ send }) => send)).toEqual([
    { params: { id: application.id }, body: { paymentMethod: 'cebuana' } },
  ]);
});

test('a choice that is refused or missing is explained', async () => {
  const { call, made } = fakeCall(refuses(updateApplication, 'illegal_transition'));
  expect(await choosePayout(call, chosen({ payoutMethod: 'bdo' }))).toBe('illegal_transition');
  for (const wrong of [chosen({ payoutMethod: 'oxxo' }), chosen({ payoutMethod: 'bdo', applicationId: '7' })])
    expect(await choosePayout(call, wrong)).toBe('payout_method_not_offered');
  expect(made).toHaveLength(1);
});
