import { formatPlainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos, formatPesos } from '@lender/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { happen, lifeOf, pay } from '../../../../test/loans/life.ts';
import { notify, reminderOf, statesOf } from '../../../../test/loans/messages-of.ts';
import { borrow, type Client } from '../../../../test/people/journey.ts';
import { textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testServer } from '../../../../test/server/server.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
let borrower: Client;
beforeEach(async () => {
  borrower = await borrow(server);
  await services.jobs.drained();
});

/** Lists the text messages about the loan, the oldest first, without codes. */
async function reported(): Promise<string[]> {
  await services.jobs.drained();
  const texts = await textsOnPhone(server, borrower.who.phone);
  return texts.filter((text) => text.startsWith('Quincena: ')).toReversed();
}
/** Finds the message with a text; messages sent at the same moment may arrive in any order. */
const messagesOf = async (part: string) => (await reported()).find((text) => text.includes(part));

const status = async () => {
  const loan = await lifeOf(server, borrower);
  const { today } = await services.clock.business(services.db);
  return { today, loan, position: loan.positionOn(today) };
};
const owedToday = async () => (await status()).position.outstandingCentavos;

describe('the borrower’s messages', () => {
  test('a borrower is notified that the money arrived, what to pay and until when', async () => {
    const { offer } = (await status()).loan;
    expect((await reported()).filter((text) => text.includes('ya están'))).toEqual([
      `Quincena: tus $2000.00 ya están en tu cuenta. Paga ${formatPesos(offer.totalCentavos)} a más tardar el ${formatPlainDate(offer.endDate)}.`,
    ]);
  });

  test('a borrower is notified of a payment once, however often it is reported, with the rest to the centavo', async () => {
    for (let times = 0; times < 3; times++) await pay(server, borrower, 'one', centavos(50_000));
    const { position, today } = await status();
    const next = position.nextDue;
    if (!next) throw new Error('nothing is due');
    expect((await reported()).filter((text) => text.includes('recibimos'))).toEqual([
      `Quincena: recibimos tu pago de $500.00 del ${formatPlainDate(today)}. Hoy terminas de pagar con ${formatPesos(position.outstandingCentavos)}; si no, tu siguiente pago es de ${formatPesos(next.amountCentavos)} el ${formatPlainDate(next.date)}.`,
    ]);
  });

  test('a borrower is notified that everything is paid, and of the overpaid amount', async () => {
    await pay(server, borrower, 'all', centavos((await owedToday()) + 1_250));
    const day = formatPlainDate((await status()).today);
    const text = await messagesOf('Terminaste');
    expect(text).toContain(`Terminaste de pagar tu préstamo el ${day}. Ya no debes nada.`);
    expect(text).toContain(
      'Pagaste $12.50 de más: te los regresamos a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.',
    );
    expect(text).toMatch(/^Quincena: recibimos tu pago de \$2012\.50 del /);
  });

  test('a borrower is notified that a payment was reversed, and that the loan is owed again', async () => {
    await pay(server, borrower, 'all', await owedToday());
    expect((await status()).loan.record.status).toBe(LOAN_STATUS.paid);
    await happen(server, borrower, { id: 'back', kind: 'reversal', of: 'all' });
    expect((await status()).loan.record.status).toBe(LOAN_STATUS.active);
    expect(await messagesOf('retirado')).toMatch(
      /^Quincena: tu pago de \$\d+\.\d\d del [\d.]+ nos fue retirado y ya no cuenta\. Hoy terminas de pagar con \$/,
    );
  });

  test('a borrower is notified that the contract is cancelled once the received amount is paid back, and that the excess is returned', async () => {
    const { today, position } = await status();
    await happen(server, borrower, { id: 'withdrawal', kind: 'withdrawal', until: today });
    await pay(server, borrower, 'return', centavos(position.principal.outstanding + 4_640));
    expect(await messagesOf('cancelaste')).toBe(
      `Quincena: cancelaste tu préstamo: el ${formatPlainDate(today)} recibimos los $2046.40 que devolviste. Tu contrato terminó y ya no debes nada. Pagaste $46.40 de más: te los regresamos a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.`,
    );
  });
});

test('a queued reminder is withdrawn when the borrower pays', async () => {
  await services.db.updateTable('address').set({ region_id: 2, city_id: 2004 }).execute();
  await notify(server, borrower, { key: 'reminder', message: await reminderOf(server, 77) });
  await services.jobs.drained();
  await services.db.updateTable('message').set({ state: 'waiting' }).where('key', '=', 'reminder').execute();
  await pay(server, borrower, 'one', centavos(50_000));
  expect(await statesOf(server, borrower, 'reminder')).toMatchObject([{ state: 'withdrawn', cause: 'no_longer_true' }]);
});
