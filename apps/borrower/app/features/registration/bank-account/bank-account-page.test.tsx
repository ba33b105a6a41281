import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { BankAccountPage, type BankAccountPageProps } from './bank-account-page.tsx';

const page = (shown: Partial<BankAccountPageProps>) =>
  renderPage(
    <BankAccountPage
      owner="h1"
      formKey="key"
      problem={undefined}
      bankName={undefined}
      isBusy={false}
      isReturned={false}
      card="none"
      payout={null}
      {...shown}
    />,
  );

test('a card is offered where one can be saved, and no longer once it is saved', () => {
  expect(page({ card: 'offered' })).toContain('href="?tarjeta=nueva"');
  expect(page({ card: 'none' })).not.toContain('tarjeta=nueva');
  expect(page({ card: 'saved' })).toContain('Tu tarjeta quedó guardada.');
  expect(page({ card: 'saved' })).not.toContain('tarjeta=nueva');
});

test('a client who is asked again because the money came back reads why', () => {
  expect(page({ isReturned: true })).toContain('Tu banco nos devolvió el depósito');
  expect(page({})).not.toContain('devolvió');
});

test('the way of payout is asked for in the same form, where there is a choice', () => {
  const payout = { applicationId: 'a1', chosen: 'bank_transfer', methods: ['bank_transfer', 'bdo'] } as const;
  expect(page({ payout })).toMatch(/<form.*name="payoutMethod".*name="clabe".*<\/form>/s);
  expect(page({})).not.toContain('payoutMethod');
});
