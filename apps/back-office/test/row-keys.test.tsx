import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertsTable } from '../app/features/aml/alerts-table.tsx';
import { CollectionsTable } from '../app/features/collections/collections-table.tsx';
import { ComplaintsTable } from '../app/features/complaints/complaints-table.tsx';

const state = { label: 'Abierta', tone: 'neutral' } as const;
const alert = {
  ...{ id: '1', href: '/fila', rule: 'Efectivo', kind: 'Inusual', raisedAt: '', clients: '1', payments: '2' },
  ...{ amount: '$1.00', holder: '', state },
};
const late = {
  ...{
    id: '1',
    href: '/fila',
    client: 'Ana',
    number: 'AB23CD45EF',
    daysLate: '3',
    principal: '$1.00',
    overdue: '$1.00',
    owed: '$1.00',
  },
  ...{ mayCall: state, tries: '0', lastContact: '', promise: null, agency: '' },
};
const complaint = {
  ...{ id: '1', href: '/fila', folio: 'Q-1', kind: 'Queja', person: 'Ana', channel: 'Sitio', openedAt: '' },
  ...{ dueOn: '', left: state },
};

test.each<[name: string, table: ReactElement]>([
  ['alerts', <AlertsTable key="alerts" lines={[alert]} />],
  ['late loans', <CollectionsTable key="late" rows={[late]} />],
  ['complaints', <ComplaintsTable key="complaints" lines={[complaint]} />],
])('the keys that move between rows find the row of a list of %s', (_, table) => {
  expect(renderToStaticMarkup(table)).toMatch(/<a[^>]*href="\/fila"[^>]*data-row-link/);
});
