import { addDays } from '@lender/calculator';
import { getOpenPayBarcode } from '@lender/contract';
import { expect, test } from 'vitest';
import { borrow, expectDone } from '../../../test/people/journey.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { testServer } from '../../../test/server/server.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';
import { pollMoneyJob } from './poll-money.job.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
const borrower = await borrow(server);

const texts = async () => {
  await services.jobs.drained();
  return textsOnPhone(server, borrower.who.phone);
};

test('a borrower is notified once that the money is on its way, and to which account', async () => {
  const end = borrower.who.clabe.slice(-4);
  const sent = (await texts()).filter((text) => text.includes('enviamos'));
  expect(sent).toEqual([`Quincena: enviamos $2000.00 a tu cuenta que termina en ${end}. Te avisamos cuando llegue.`]);
});

test('a borrower is notified once that a reference ended, and to ask for another one', async () => {
  const { reference } = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, borrower));
  const { today } = await services.clock.business(services.db);
  await services.db
    .updateTable('payment_reference')
    .set({ expires_on: addDays(today, -1) })
    .execute();
  await Promise.all([pollMoneyJob(services)(), pollMoneyJob(services)()]);
  await pollMoneyJob(services)();
  const ended = (await texts()).filter((text) => text.includes('venció'));
  expect(ended).toHaveLength(1);
  expect(ended[0]).toContain(`la referencia ${reference} por $`);
  expect(ended[0]).toContain('Pide una nueva en tu cuenta');
});
