import { plainDate } from '@lender/calculator';
import { cancelMandate } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { endMandate } from './mandate.server.ts';
import { MandateCard } from './mandate-card.tsx';
import { mandateView } from './mandate-view.ts';

const mandate = {
  id: crypto.randomUUID(),
  status: 'active' as const,
  bank: 'BBVA',
  lastFour: '0073',
  maximum: centavos(400_000),
  endsOn: plainDate('2027-11-22'),
  text: 'Autorizo.',
};
const nextDebit = { amount: centavos(228_050), on: plainDate('2026-12-14') };

test('the loan shows what is debited next and from which account, and ends the mandate with one button', () => {
  const view = mandateView({ mandate, nextDebit, offer: null });
  if (!view) throw new Error('nothing to show');
  const html = renderPage(<MandateCard mandate={view} loanId="l" formKey="key" />);
  for (const words of ['El 14.12.2026 cobraremos $2280.50', '••0073', '$4000.00', '22.11.2027'])
    expect(html).toContain(words);
  expect(html).toMatch(/action="\/profile\/my-loan\?prestamo=l".*Cancelar domiciliación/s);
});

test('a paused mandate says that nothing is debited, and can be ended', () => {
  const view = mandateView({ mandate: { ...mandate, status: 'paused' }, nextDebit: null, offer: null });
  if (!view) throw new Error('nothing to show');
  const html = renderPage(<MandateCard mandate={view} loanId="l" formKey="key" />);
  expect(html).toContain('Tu domiciliación está en pausa: no cobramos nada de tu cuenta.');
  expect(html).toContain('Cancelar domiciliación');
});

test('a loan without a mandate shows how to give one, or nothing where none can be given', () => {
  const ended = { mandate: { ...mandate, status: 'cancelled' as const }, nextDebit: null };
  expect(mandateView({ ...ended, offer: null })).toBeNull();
  const view = mandateView({ ...ended, offer: mandate });
  if (!view) throw new Error('nothing to show');
  expect(renderPage(<MandateCard mandate={view} loanId="l" formKey="key" />)).toContain(
    'href="/profile/my-loan/debit?prestamo=l"',
  );
});

test('cancelling a mandate leads back to the loan, however often it is pressed', async () => {
  const url = 'https://quincena.example/profile/my-loan';
  const page = leadTo('/profile/my-loan?listo=debit-ended');
  const done = fakeCall(grants(cancelMandate, { ...mandate, status: 'cancelled' }));
  expect(await endMandate(done.call, url)).toEqual(page);
  expect(await endMandate(fakeCall(refuses(cancelMandate, 'not_found')).call, url)).toEqual(page);
});
