import { plainDate } from '@lender/calculator';
import { changeAmlThresholds, closeAlert, getAlert, listAlerts, type Reply, reviewAlert } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { parseAlertQuery } from './alert-query.ts';
import { changeFrom, closeFrom, readAlert, readAlerts, reviewFrom } from './alerts.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const alert: Reply<typeof listAlerts>['rows'][number] = {
  id,
  kind: 'unusual',
  rule: 'split_payments',
  state: 'new',
  raisedAt: '2026-11-21T10:00:00.000Z',
  thresholds: 2,
  clientIds: [id],
  clientNames: ['Ana Robles'],
  loanId: id,
  payments: 3,
  amount: centavos(300_000),
  staffNames: [],
  heldByName: null,
  note: null,
  folio: null,
  closedAt: null,
  closedByName: null,
};

test('a page of alerts shows the subject of each, and where the next page begins', async () => {
  const { call, made } = fakeCall(grants(listAlerts, { rows: [alert], next: id }));
  const view = await readAlerts(call, parseAlertQuery(new URLSearchParams('tipo=unusual&desde=x')));
  expect(made[0]?.send).toEqual({ query: { kind: 'unusual', perPage: 25 } });
  expect(view.lines).toMatchObject([
    {
      href: `/alertas/${id}`,
      rule: 'Pagos en efectivo fraccionados',
      kind: 'Inusual',
      clients: 'Ana Robles',
      payments: '3',
      amount: '$3,000.00',
      holder: 'Nadie',
      state: { label: 'Nueva', tone: 'warn' },
    },
  ]);
  expect(view.next?.href).toBe(`/alertas?tipo=unusual&desde=${id}`);
});

const paid = {
  id,
  clientId: id,
  loanId: id,
  loanNumber: 'Q7K2M9',
  amount: centavos(100_000),
  method: 'paynet',
} as const;
const paymentRows: Reply<typeof getAlert>['paymentRows'] = [
  { ...paid, paidOn: plainDate('2026-11-10'), reversedOn: null },
  { ...paid, paidOn: plainDate('2026-11-12'), reversedOn: plainDate('2026-11-13') },
];

test('the page of an alert lists its payments, each with its loan, and says which were reversed', async () => {
  const view = await readAlert(fakeCall(grants(getAlert, { ...alert, paymentRows })).call, id);
  expect(view?.paymentRows).toMatchObject([
    {
      paidOn: '10.11.2026',
      client: 'Ana Robles',
      loan: 'Núm. Q7K2M9',
      loanHref: `/prestamos/${id}`,
      method: 'En tienda, Paynet',
      note: '',
    },
    { paidOn: '12.11.2026', note: 'Revertido el 13.11.2026' },
  ]);
});

test.each([
  [['Ana', 'Luis'], 'Ana, Luis'],
  [['Ana', '', 'Eva'], 'Ana, Sin nombre todavía y otro más'],
  [['Ana', 'Luis', 'Eva', 'Sara'], 'Ana, Luis y 2 más'],
])('the clients %j of an alert are listed as %s', async (clientNames, words) => {
  const several = { ...alert, clientNames, clientIds: clientNames.map(() => id) };
  const { lines } = await readAlerts(fakeCall(grants(listAlerts, { rows: [several], next: null })).call, {});
  expect(lines[0]?.clients).toBe(words);
});

test('an alert links to its client; an alert about the caller is not found', async () => {
  const view = await readAlert(fakeCall(grants(getAlert, { ...alert, paymentRows })).call, id);
  expect(view).toMatchObject({
    isOpen: true,
    clientLinks: [{ href: `/clientes/${id}`, label: 'Ana Robles' }],
    loanHref: `/prestamos/${id}`,
  });
  expect(await readAlert(fakeCall(refuses(getAlert, 'not_found')).call, id)).toBeUndefined();
});

test('an alert is dismissed without a folio, and an alert that another member of staff closed is reported as closed', async () => {
  const { call, made } = fakeCall(grants(closeAlert, alert));
  const form = formOf({ intent: 'close', outcome: 'dismissed', folio: ' ', note: 'Cobra\nen partes' });
  expect(await closeFrom(call, id, form)).toEqual(leadTo(`/alertas/${id}?hecho=cerrada`));
  expect(made[0]?.send).toMatchObject({ body: { outcome: 'dismissed', note: 'Cobra en partes' } });
  const late = await reviewFrom(fakeCall(refuses(reviewAlert, 'alert_closed')).call, id);
  expect(late).toMatchObject({ data: { said: 'Alguien más ya la cerró. Recarga la página.' } });
});

test('thresholds are sent as amounts and whole numbers', async () => {
  const { call, made } = fakeCall(grants(changeAmlThresholds, { approvalId: id }));
  const counts = { splitPayments: '3', splitDays: '7', payoffPercent: '90', sharedClients: '3' };
  const form = formOf({ cash: '$5,000.00', split: '3000', ...counts, note: 'Menos' });
  expect(await changeFrom(call, form)).toEqual(leadTo('/alertas?hecho=umbrales'));
  expect(made[0]?.send).toMatchObject({ body: { cash: 500_000, split: 300_000, splitDays: 7, note: 'Menos' } });
});
