import { brand } from '@lender/brand';
import { plainDate } from '@lender/calculator';
import { chargeRollover, getActiveLoan, getOpenPayBarcode, getPaymentClabe } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleExtension } from '../extension.sample.ts';
import { sampleLoan } from '../loan.sample.ts';
import { payByCard, readPay } from './pay.server.ts';
import { PayPage } from './pay-page.tsx';

const { id } = sampleLoan();
const at = (query = '') => `https://quincena.example/profile/my-loan/pay?prestamo=${id}${query}`;
const reference = grants(getOpenPayBarcode, {
  reference: '1010101010101010',
  kind: 'repayment',
  amount: centavos(312_000),
  validOn: plainDate('2026-12-01'),
  expiresOn: plainDate('2026-12-24'),
  barcodeUrl: 'https://provider.example/barcode',
});
const clabe = grants(getPaymentClabe, {
  clabe: '646180111812345678',
  bank: 'STP',
  reference: '1234567',
  payoff: centavos(312_000),
  validOn: plainDate('2026-12-01'),
});
const withdrawing = sampleLoan({
  status: LOAN_STATUS.onHold,
  withdrawal: { state: 'asked', until: plainDate('2026-12-07'), amount: centavos(300_000), refund: centavos(0) },
});
const extending = sampleLoan({ rollovers: [sampleExtension('unpaid')] });

async function html(loan: ReturnType<typeof sampleLoan>, query = ''): Promise<string> {
  const page = await readPay(fakeCall(grants(getActiveLoan, loan), reference, clabe).call, at(query));
  if (page.kind !== 'page') throw new Error(`led to ${page.to}`);
  return renderPage(<PayPage {...page.data} isBusy={false} />);
}

test('the reference covers all that is owed today, its bar code is drawn on the page, and its amount is that of the page', async () => {
  const page = await html(sampleLoan());
  for (const words of ['Paga $3120.00', '1010 1010 1010 1010', '<strong>$3120.00</strong>', 'hasta el 24.12.2026'])
    expect(page).toContain(words);
  expect(page).toMatch(/<svg[^>]*role="img"[^>]*width="286"/);
  expect(page).not.toContain('<img');
});

test('a reference covers only what is due next, where that was chosen', async () => {
  const loan = sampleLoan({ repaymentInvoice: { amount: centavos(150_000), dueDays: 3 } });
  const { call, made } = fakeCall(grants(getActiveLoan, loan), reference);
  await readPay(call, at('&monto=cuota'));
  expect(made[1]).toMatchObject({ send: { body: { kind: 'repayment', loanId: id, amount: 150_000 } } });
});

test('a transfer shows the CLABE in its groups, ready to be copied, with bank, reference and amount', async () => {
  const page = await html(sampleLoan(), '&por=prestamo&en=transferencia');
  for (const words of ['646 180 11181234567 8', 'STP', '1234567', '$3120.00', 'my-loan/transfer'])
    expect(page).toContain(words);
});

test('a transfer names the beneficiary, and each field of a bank form can be copied on its own', async () => {
  const page = await html(sampleLoan(), '&por=prestamo&en=transferencia');
  const labels = ['Beneficiario', 'Banco', 'Tu CLABE de pago', 'Monto exacto', 'Concepto o referencia'];
  const places = labels.map((label) => page.indexOf(`>${label}<`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(page).toContain(`La cuenta es de ${brand.company}, nunca de una persona.`);
});

test.each([
  ['tienda', getOpenPayBarcode, 'Paynet no respondió'],
  ['transferencia', getPaymentClabe, 'OpenPay no respondió'],
] as const)('a provider that does not answer is reported at %s', async (method, endpoint, words) => {
  const away = fakeCall(grants(getActiveLoan, sampleLoan()), refuses(endpoint, 'provider_unavailable'));
  const page = await readPay(away.call, at(`&en=${method}`));
  if (page.kind !== 'page') throw new Error('led away');
  expect(renderPage(<PayPage {...page.data} isBusy={false} />)).toContain(words);
});

test('the received money is given back by a reference or a transfer of exactly that amount', async () => {
  const { call, made } = fakeCall(grants(getActiveLoan, withdrawing), reference);
  await readPay(call, at('&por=devolucion'));
  expect(made[1]).toMatchObject({ send: { body: { kind: 'withdrawal', loanId: id } } });
  const page = await html(withdrawing, '&por=devolucion&en=transferencia');
  expect(page).toContain('Devuelve $3000.00');
  expect(page).toContain('07.12.2026');
});

test('an extension is paid at a store or with a card, and not by transfer', async () => {
  const page = await html(extending, '&por=prorroga&en=transferencia');
  expect(page).toContain('Paga tu prórroga: $696.00');
  expect(page).toContain('En tienda');
  expect(page).toContain('Con tarjeta');
  expect(page).not.toContain('Por transferencia');
});

test.each([
  ['por=prestamo', sampleLoan({ status: LOAN_STATUS.paid })],
  ['por=prestamo', sampleLoan({ status: LOAN_STATUS.soldDebt })],
  ['por=prestamo', sampleLoan({ status: LOAN_STATUS.writeOff })],
  ['por=prorroga', sampleLoan()],
  ['por=devolucion', sampleLoan()],
])('a client who has nothing of the kind to pay (%s) is led to the loan', async (query, loan) => {
  const { call, made } = fakeCall(grants(getActiveLoan, loan));
  expect(await readPay(call, at(`&${query}`))).toEqual(leadTo(`/profile/my-loan?prestamo=${id}`));
  expect(made).toHaveLength(1);
});

const card = '/profile/my-loan/pay?prestamo=0197a3f0-0000-7000-8000-000000000001&por=prorroga&en=tarjeta';
const charge = { id: crypto.randomUUID() };

test.each([
  [grants(chargeRollover, { ...charge, status: 'charged' }), `/profile/my-loan?prestamo=${id}&listo=extended`],
  [grants(chargeRollover, { ...charge, status: 'queued' }), `${card}&cargo=queued`],
  [grants(chargeRollover, { ...charge, status: 'failed' }), `${card}&cargo=failed`],
  [refuses(chargeRollover, 'card_missing'), `${card}&cargo=card_missing`],
  [refuses(chargeRollover, 'extension_refused'), `/profile/my-loan/extend?prestamo=${id}`],
])('one press charges the card once, and the result is shown (%#)', async (answer, to) => {
  const { call, made } = fakeCall(grants(getActiveLoan, extending), answer);
  expect(await payByCard(call, at(), formOf({ formKey: 'key-of-page' }))).toEqual(leadTo(to));
  expect(made[1]).toMatchObject({
    send: { body: { rolloverId: sampleExtension().id } },
    options: { idempotencyKey: 'key-of-page' },
  });
});

test.each([
  ['queued', 'preguntar otra vez no cobra dos veces'],
  ['failed', 'no se cobró nada'],
  ['card_missing', 'href="/profile/card"'],
])('the result of charging the card (%s) is shown where the charge was requested', async (trouble, words) => {
  expect(await html(extending, `&por=prorroga&en=tarjeta&cargo=${trouble}`)).toContain(words);
});
