import type { PlainDate } from '@lender/calculator';
import { advanceSandboxClock, getActiveLoan, getApplicationOffer } from '@lender/contract';
import { expect, test } from 'vitest';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { sellProduct } from '../../../test/loans/sell-product.ts';
import { applyToSigning, expectDone, sign, untilStep } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { loanOfApplication } from '../loans/index.ts';
import { signedContents } from './signed-contents.ts';
import { agreementText } from './words/agreement.copy.es.ts';

const server = await testServer();
const { services } = server;

await sellProduct(server, ({ pricing, ...config }) => {
  const { rates, ...prices } = Object(pricing);
  const fees = { processingFeeRate: '0.013', invoicingFeeCentavos: 3_500 };
  return { ...config, pricing: { ...prices, instalments: 2, rates: { ...rates, ...fees } } };
});

test('a borrower pays for an extension the price that the offer and the contract print, on each due date', async () => {
  const borrower = await applyToSigning(server);
  const asked = { params: { id: borrower.applicationId } };
  const offer = await expectDone(server.call(getApplicationOffer, asked, borrower));
  await expectDone(sign(server, borrower));
  await untilStep(server, borrower.token, 'loan_page');
  const goTo = async (businessDate: PlainDate) =>
    expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));
  const loan = () => expectDone(server.call(getActiveLoan, { query: {} }, borrower));
  const contract = await contractOf(borrower);

  for (const { dueDate, total } of offer.schedule) {
    await goTo(dueDate);
    const { id, rollovers } = await loan();
    const printed = offer.extensions.filter((extension) => extension.dueDate === dueDate);
    expect(printed).toHaveLength(3);
    expect(rollovers.map(({ days, amount, newDueDate }) => [days, amount, newDueDate])).toEqual(
      printed.map(({ days, amount, newEndDate }) => [days, amount, newEndDate]),
    );
    for (const { amount } of printed) expect(contract).toContain(`$${(amount / 100).toFixed(2)}`);
    await payLoan(server, borrower, { loanId: id, amountCentavos: total, paidOn: dueDate });
  }
});

/** Reads every word and figure of the contract that a borrower signed. */
async function contractOf(borrower: { readonly token: string; readonly applicationId: string }): Promise<string> {
  const client_id = clientIdOf(borrower);
  const loan = await loanOfApplication(services.db, { client_id, id: borrower.applicationId });
  const contents = loan && (await services.db.transaction().execute((tx) => signedContents(tx, loan, services)));
  if (!contents) throw new Error('nothing was signed');
  return JSON.stringify(agreementText(contents).sections);
}
