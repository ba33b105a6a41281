import { plainDate } from '@lender/calculator';
import { directDebitConsent, getMandate } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { allowDebits, readDebit } from './debit.server.ts';
import { DebitPage } from './debit-page.tsx';

const url = 'https://quincena.example/profile/my-loan/debit';
const offer = {
  ...{ bank: 'BBVA', lastFour: '0073', endsOn: plainDate('2027-11-22'), maximum: centavos(400_000) },
  text: 'Autorizo a que cobren.\nCada cargo será de hasta $4000.00.',
};
const status = { isAsked: false, mandate: null, nextDebit: null };

test('the mandate is read word for word, and saying no is a button beside it', async () => {
  const page = await readDebit(fakeCall(grants(getMandate, { ...status, offer })).call, url);
  if (page.kind !== 'page') throw new Error('led away');
  const html = renderPage(<DebitPage {...page.data} problem={undefined} isBusy={false} />);
  for (const words of ['Autorizo a que cobren.', 'Cada cargo será de hasta $4000.00.', 'No, gracias'])
    expect(html).toContain(words);
  expect(html).toMatch(/href="\/profile\/my-loan"[^>]*>(?:<svg.*?<\/svg>)?Volver a mi préstamo/);
  expect(html).toContain('name="maximum" value="4000.00"');
});

test('a loan without an offered mandate leads to the page of the loan', async () => {
  const { call } = fakeCall(grants(getMandate, { ...status, offer: null }));
  expect(await readDebit(call, url)).toEqual(leadTo('/profile/my-loan'));
});

test('a mandate that is given leads back to the loan, and a changed amount is reported', async () => {
  const form = () => formOf({ maximum: '4000.00', formKey: 'key-of-page' });
  const given = grants(directDebitConsent, { id: crypto.randomUUID(), status: 'requested' });
  expect(await allowDebits(fakeCall(given).call, url, form())).toEqual(leadTo('/profile/my-loan?listo=debit'));
  const refused = await allowDebits(fakeCall(refuses(directDebitConsent, 'amount_out_of_limits')).call, url, form());
  expect(refused).toMatchObject({ status: 422, data: { form: 'amount_out_of_limits' } });
});
