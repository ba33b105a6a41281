import { plainDate } from '@lender/calculator';
import { getLoan, getLoanEvents, getLoanLedger } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { loan, loanEvents } from '../../../test/loan.ts';
import { loanLedger } from '../../../test/loan-ledger.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';
import { readLoan } from './loan.server.ts';
import { loanPath, parseLoanQuery } from './loan-query.ts';
import type { Loan } from './loan-reading.ts';

async function read(path = '', changes: Partial<Loan> = {}) {
  const { call, made } = fakeCall(
    grants(getLoan, { ...loan, ...changes }),
    grants(getLoanEvents, [...loanEvents]),
    grants(getLoanLedger, loanLedger),
  );
  const search = new URL(path, `https://staff.example${loanPath(loan.id)}`).searchParams;
  const page = await readLoan(call, loan.id, { query: parseLoanQuery(search), search });
  if (!page) throw new Error('the loan is there');
  return { ...page, made };
}
const factsOf = (facts: readonly { readonly term: string; readonly detail: string }[]) =>
  Object.fromEntries(facts.map(({ term, detail }) => [term, detail]));

test('a loan shows its payoff, what was signed and what is to come, and leaves out zero amounts', async () => {
  const { loan: view } = await read();
  expect([view.client, view.reference, view.status.label, view.payoff]).toEqual([
    'Ana Sofía Ramírez',
    'P4X8T2',
    'Activo',
    '$3,955.20',
  ]);
  expect(factsOf(view.facts)).toEqual({
    'Capital prestado': '$4,000.00',
    'Total del contrato': '$4,788.80',
    Firmado: '21.11.2026',
    'Próximo pago': '$4,288.80, 15.12.2026',
  });
});

test('a loan that was not paid out has no link to collections', async () => {
  expect((await read('', { status: LOAN_STATUS.draft })).loan.collectionHref).toBeUndefined();
  expect((await read()).loan.collectionHref).toBe(`/cobranza/${loan.id}`);
});

test('each charge is listed with its IVA, and the parts sum to the payoff of the loan', async () => {
  const { loan: view } = await read();
  expect(view.position.map(({ part, outstanding }) => [part, outstanding])).toEqual([
    ['Capital', '$3,500.00'],
    ['Intereses', '$192.40'],
    ['IVA de intereses', '$30.78'],
    ['Comisiones', '$200.00'],
    ['IVA de comisiones', '$32.02'],
  ]);
  const sum = view.position.reduce((total, { outstanding }) => total + typedPesos(outstanding).amount, 0);
  expect(sum).toBeCloseTo(typedPesos(view.payoff).amount, 2);
  expect(view.positionTotal).toMatchObject({ part: 'Total', outstanding: view.payoff });
});

test('a loan is shown for the day in its address, and links to its other parts keep the day', async () => {
  const { made } = await read('?dia=2026-12-10');
  expect(made[0]).toMatchObject({ send: { query: { date: '2026-12-10' } } });
  expect((await read('?dia=2026-02-30')).made[0]).toMatchObject({ send: { query: {} } });
  const query = { tab: 'libro', page: 2, day: plainDate('2026-12-10') } as const;
  const path = loanPath(loan.id, query);
  expect(parseLoanQuery(new URL(path, 'https://staff.example').searchParams)).toEqual(query);
});

test('a request that waits for a second person shows who asked for it, and a hold shows its reason', async () => {
  const { loan: view } = await read('', {
    hold: { reason: 'dispute', since: plainDate('2026-12-01'), reviewOn: plainDate('2026-12-20') },
    requests: [
      { id: loan.id, kind: 'loan.write_off', askedByName: 'Marta Operadora', askedAt: '2026-12-02T18:00:00.000Z' },
    ],
  });
  expect(view.requests.map(({ words }) => words)).toEqual([
    'Castigar el préstamo. Lo pide Marta Operadora desde el 02.12.2026 12:00.',
  ]);
  expect(factsOf(view.facts)['En pausa']).toBe(
    'El cliente no reconoce la deuda, desde el 01.12.2026, se revisa el 20.12.2026',
  );
});

test('a purchased extension and the direct debit mandate are shown with the loan', async () => {
  const { loan: view } = await read('', {
    rollovers: [
      {
        ...{ id: loan.id, type: 'cheap', status: 'finished', days: 15, amount: centavos(34_800) },
        ...{ newDueDate: plainDate('2026-12-30'), interestUntil: plainDate('2026-12-30'), invoices: [] },
      },
    ],
  });
  expect(view.extensions).toEqual([{ term: '15 días, la barata', detail: 'Comprada: $348.00, vence el 30.12.2026' }]);
  expect(factsOf(view.mandate)).toMatchObject({
    Cuenta: 'BBVA MEXICO, termina en 0073',
    'Máximo por cobro': '$5,000.00',
  });
});

test('the history of a loan is listed newest first, and each event shows whether it was reversed', async () => {
  const { part } = await read('?ver=historia');
  expect(part).toMatchObject({
    events: [
      { title: 'Pago', amount: '$500.00', isUndone: false, detail: expect.stringContaining('En tienda, Paynet') },
      { title: 'Llegó el dinero', amount: '$4,000.00' },
    ],
  });
});

test('the ledger is read in pages of whole entries, each page with its own address', async () => {
  const [entry] = loanLedger.entries;
  if (!entry) throw new Error('the ledger has entries');
  const entries = Array.from({ length: 40 }, (_, index) => ({ ...entry, id: `${index}` }));
  const { call } = fakeCall(
    grants(getLoan, loan),
    grants(getLoanEvents, []),
    grants(getLoanLedger, { ...loanLedger, entries }),
  );
  const search = new URLSearchParams({ ver: 'libro', pagina: '3' });
  const page = await readLoan(call, loan.id, { query: parseLoanQuery(search), search });
  expect(page?.part).toMatchObject({
    lines: Array.from({ length: 10 * 3 }, () => expect.anything()),
    previous: { href: `/prestamos/${loan.id}?ver=libro&pagina=2` },
  });
  expect(page?.part).not.toHaveProperty('next');
});

test('a loan that does not exist has no page, and one that the role may not read is forbidden', async () => {
  const query = parseLoanQuery(new URLSearchParams());
  const asked = { query, search: new URLSearchParams() };
  const absent = fakeCall(refuses(getLoan, 'not_found'), refuses(getLoanEvents, 'not_found'));
  expect(await readLoan(absent.call, loan.id, asked)).toBeUndefined();
  const closed = fakeCall(refuses(getLoan, 'forbidden'), refuses(getLoanEvents, 'forbidden'));
  await expect(readLoan(closed.call, loan.id, asked)).rejects.toMatchObject({ status: 403 });
});
