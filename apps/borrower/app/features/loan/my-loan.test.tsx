import { plainDate } from '@lender/calculator';
import { getActiveLoan, getMandate, getPaymentSchedule, listOwnLoans } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { sampleInstalment, sampleLoan } from './loan.sample.ts';
import { readMyLoan } from './my-loan.server.ts';
import { MyLoanPage } from './my-loan-page.tsx';

const URL_OF_PAGE = 'https://quincena.example/profile/my-loan';
const row = (differences: Partial<Parameters<typeof ownRow>[0]> = {}) => ownRow({ ...ROW, ...differences });
const ROW = {
  id: sampleLoan().id,
  hashedId: 'Q7K2M9',
  status: sampleLoan().status,
  principal: centavos(300_000),
  startDate: plainDate('2026-11-21'),
  dueDate: plainDate('2026-12-21'),
  outstanding: centavos(312_000),
  creditor: null as string | null,
};
const ownRow = (one: typeof ROW) => one;
const NO_MANDATE = grants(getMandate, { isAsked: false, mandate: null, offer: null, nextDebit: null });

function world(loan = sampleLoan(), own = [row()]) {
  return fakeCall(
    grants(getActiveLoan, loan),
    grants(getPaymentSchedule, [sampleInstalment()]),
    grants(listOwnLoans, own),
    NO_MANDATE,
  );
}

async function html(loan = sampleLoan(), own = [row()], query = ''): Promise<string> {
  const page = await readMyLoan(world(loan, own).call, URL_OF_PAGE + query);
  if (page.kind !== 'page') throw new Error('led away');
  return renderPage(<MyLoanPage {...page.data} />);
}

test('a client who owes nothing is led to the page without a loan', async () => {
  const { call } = fakeCall(
    refuses(getActiveLoan, 'no_active_loan'),
    refuses(getPaymentSchedule, 'no_active_loan'),
    grants(listOwnLoans, []),
    NO_MANDATE,
  );
  expect(await readMyLoan(call, URL_OF_PAGE)).toEqual(leadTo('/profile/no-loan'));
});

test('the pay button shows the amount to be paid, and what paying now saves', async () => {
  const page = await html();
  expect(page).toMatch(/href="\/profile\/my-loan\/pay\?prestamo=[^"]+"[^>]*>Pagar hoy \$3120\.00/);
  expect(page).toContain('Pagar hoy te cuesta $576.00 menos que pagar en tu fecha.');
});

test.each([
  [0, 'Tu pago es hoy.'],
  [1, 'Pagas mañana'],
  [5, 'el lunes 21.12.2026'],
])('a due date in %i days is put into everyday words', async (dueDays, words) => {
  const page = await html(sampleLoan({ repaymentInvoice: { amount: centavos(369_600), dueDays } }));
  expect(page).toContain(words);
});

test('the page of a late loan uses the past tense, says what being late costs and how that came about, and whom to call', async () => {
  const { position } = sampleLoan();
  const charge = { amount: centavos(31_320), amount_without_vat: centavos(27_000), vat: centavos(4_320) };
  const late = { ...position, daysLate: 12, lateCharge: { ...position.lateCharge, outstanding: charge } };
  const inputs = { late1Balance1Centavos: 300_000, late1Balance1Days: 12, lateAnnualRate: '2.7', dayCountBasis: 360 };
  const page = await html(
    sampleLoan({
      repaymentInvoice: { amount: centavos(400_920), dueDays: -12 },
      position: late,
      explanations: [{ key: 'lateCharge.netCentavos', formula: '…', inputs, result: 27_000 }],
    }),
  );
  for (const words of [
    'Debes hoy',
    'Tenías que pagar el lunes 21.12.2026.',
    'Tu pago venció hace 12 días.',
    'Pagar tarde te ha costado $313.20 hasta hoy',
    '$3000.00 × 12 días × 270.0 % al año',
    'href="tel:+525500000002"',
  ])
    expect(page).toContain(words);
});

test('a debt that was sold names the creditor to pay, and offers nothing of ours', async () => {
  const status = LOAN_STATUS.soldDebt;
  const page = await html(sampleLoan({ status }), [row({ status, creditor: 'Cobros del Norte' })]);
  expect(page).toContain('Se la vendimos a Cobros del Norte');
  expect(page).not.toContain('/profile/my-loan/pay');
  expect(page).not.toContain('/profile/my-loan/transfer');
});

test('a debt that was written off refers to collections, and is not paid here', async () => {
  const page = await html(sampleLoan({ status: LOAN_STATUS.writeOff }));
  expect(page).toContain('href="tel:+525500000002"');
  expect(page).not.toContain('/profile/my-loan/pay');
});

test('a loan that is being cancelled shows what to give back and until when', async () => {
  const withdrawal = {
    state: 'asked',
    until: plainDate('2026-12-07'),
    amount: centavos(300_000),
    refund: centavos(0),
  } as const;
  const page = await html(sampleLoan({ status: LOAN_STATUS.onHold, withdrawal }));
  expect(page).toContain('Devuelve $3000.00 a más tardar el lunes 07.12.2026');
  expect(page).not.toContain('está en pausa');
});

test('a loan that was paid in full can be cancelled within its days, and not after them', async () => {
  const status = LOAN_STATUS.paid;
  const withdrawal = {
    state: 'open',
    until: plainDate('2026-12-07'),
    amount: centavos(0),
    refund: centavos(4_640),
  } as const;
  expect(await html(sampleLoan({ status, withdrawal }))).toContain('/profile/my-loan/withdrawal');
  expect(await html(sampleLoan({ status }))).not.toContain('/profile/my-loan/withdrawal');
});

test('a loan on hold can still be paid', async () => {
  const page = await html(sampleLoan({ status: LOAN_STATUS.onHold }));
  expect(page).toContain('Tu préstamo está en pausa');
  expect(page).toContain('/profile/my-loan/pay');
});

test('a client with several loans sees the others, each at its own address', async () => {
  const other = row({ id: '0197a3f0-0000-7000-8000-00000000000b', hashedId: 'OTRO1', outstanding: centavos(50_000) });
  const page = await html(sampleLoan(), [row(), other]);
  expect(page).toContain(`href="/profile/my-loan?prestamo=${other.id}"`);
  expect(page).toContain('Préstamo OTRO1: $500.00 para el lunes 21.12.2026');
});

test('the loan in the address is read, and only known results of an action are confirmed', async () => {
  const { call, made } = world();
  const { id } = sampleLoan();
  await readMyLoan(call, `${URL_OF_PAGE}?prestamo=${id}`);
  expect(made.slice(0, 2)).toMatchObject([{ send: { query: { loanId: id } } }, { send: { query: { loanId: id } } }]);
  expect(await html(sampleLoan(), [row()], '?listo=kept')).toContain('te quedas con tu préstamo');
  expect(await html(sampleLoan(), [row()], '?listo=%3Cb%3E')).not.toContain('role="status"');
});

test('a loan with several payments lets the next one be paid alone', async () => {
  const loan = sampleLoan({ repaymentInvoice: { amount: centavos(150_000), dueDays: 3 } });
  const { call } = fakeCall(
    grants(getActiveLoan, loan),
    grants(getPaymentSchedule, [sampleInstalment(), sampleInstalment({ number: 2 })]),
    grants(listOwnLoans, []),
    NO_MANDATE,
  );
  const page = await readMyLoan(call, URL_OF_PAGE);
  if (page.kind !== 'page') throw new Error('led away');
  const shown = renderPage(<MyLoanPage {...page.data} />);
  expect(shown).toContain('Pagar solo lo que sigue: $1500.00');
  expect(shown).toContain('monto=cuota');
});
