import { plainDate } from '@lender/calculator';
import { directDebitConsent, getMandate, type Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { debitConsentForm } from '../../../forms/debit/debit-consent.server.ts';
import { allowsDebits, askedLeave, readAskedLeave } from './asked-leave.server.ts';
import { DebitConsentPage } from './debit-consent-page.tsx';

const terms = { bank: 'BBVA', lastFour: '0073', endsOn: plainDate('2027-11-22'), maximum: centavos(400_000) };
const offer = { ...terms, text: 'Autorizo a que cobren.\nCada cargo será de hasta $4000.00.' };
const asking: Reply<typeof getMandate> = { isAsked: true, mandate: null, offer, nextDebit: null };
const PAGE = 'https://quincena.example/registration/debit-credit-card';

test('the debit consent is shown sentence by sentence, and sent back with the amount that it names', async () => {
  const leave = askedLeave(asking);
  if (!leave) throw new Error('nothing is asked');
  const html = renderPage(
    <DebitConsentPage
      leave={leave}
      formKey="key-of-this-page"
      back="/registration/belvo"
      problem={undefined}
      isBusy={false}
    />,
  );
  for (const sentence of leave.text) expect(html).toContain(sentence);
  expect(html).toContain('name="maximum" value="4000.00"');
  expect(html).toContain('?cuenta=otra');
  expect(html).toMatch(/href="\/registration\/belvo".*Atrás/s);

  const { call, made } = fakeCall(grants(directDebitConsent, { id: crypto.randomUUID(), status: 'requested' }));
  const form = formOf({ maximum: leave.maximum, formKey: 'key-of-this-page' });
  expect(allowsDebits(form)).toBe(true);
  expect(await submitForm(debitConsentForm, form, call)).toMatchObject({ ok: true });
  expect(made).toMatchObject([
    { send: { body: { accept: true, maximum: 400_000 } }, options: { idempotencyKey: 'key-of-this-page' } },
  ]);
});

test('the page asks for an account where no debit consent is asked for, or another account is to be given', async () => {
  expect(askedLeave({ ...asking, isAsked: false })).toBeNull();
  const { call } = fakeCall(grants(getMandate, asking));
  expect(await readAskedLeave(call, PAGE)).not.toBeNull();
  expect(await readAskedLeave(call, `${PAGE}?cuenta=otra`)).toBeNull();
  expect(allowsDebits(formOf({ clabe: '002010077777777771' }))).toBe(false);
});

test('an existing mandate is shown as it was given', () => {
  const mandate = { ...terms, id: crypto.randomUUID(), status: 'active' as const, text: 'Autorizo desde antes.' };
  expect(askedLeave({ ...asking, offer: null, mandate })?.text).toEqual(['Autorizo desde antes.']);
});

test('a mandate that changed while the client was reading it is explained in words of its own', () => {
  const leave = askedLeave(asking);
  if (!leave) throw new Error('nothing is asked');
  const problem = { values: {}, fields: {}, form: 'amount_out_of_limits', facts: {} };
  const html = renderPage(<DebitConsentPage leave={leave} formKey="key" problem={problem} isBusy={false} />);
  expect(html).toContain('El monto cambió mientras leías.');
});
