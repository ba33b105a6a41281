import { type StatementColumns, saveStatementLayout } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Columns of a bank's file, in the order of the form. */
export const LAYOUT_COLUMNS = [
  'date',
  'description',
  'reference',
  'trackingKey',
  'amount',
  'charge',
  'credit',
  'balance',
] as const satisfies readonly (keyof StatementColumns)[];

/** Saves which column of a bank's file holds what. A column that is left empty does not exist. */
export const layoutForm = defineForm({
  endpoint: saveStatementLayout,
  fields: ['account', ...LAYOUT_COLUMNS],
  bodyOf: ({ account, ...columns }) => ({
    account,
    columns: Object.fromEntries(
      Object.entries(columns).flatMap(([column, name]) => (oneLine(name) === '' ? [] : [[column, oneLine(name)]])),
    ),
  }),
  fieldOf: {
    'columns.date': 'date',
    'columns.description': 'description',
    'columns.reference': 'reference',
    'columns.trackingKey': 'trackingKey',
    'columns.amount': 'amount',
    'columns.charge': 'charge',
    'columns.credit': 'credit',
    'columns.balance': 'balance',
  },
});
