import { listStatementLayouts, saveStatementLayout } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readLayouts } from './layout-record.ts';

export const listStatementLayoutsHandler = implement(listStatementLayouts, async (_, { tx }) =>
  ok((await readLayouts(tx)).map((layout) => ({ ...layout }))),
);

export const saveStatementLayoutHandler = implement(
  saveStatementLayout,
  async ({ body: { account, columns } }, { caller: { userId: changed_by }, tx, services }) => {
    const hasSides = columns.charge !== undefined && columns.credit !== undefined;
    const isOneSided = (columns.charge === undefined) !== (columns.credit === undefined);
    if (isOneSided || hasSides === (columns.amount !== undefined))
      return refuse('invalid_input', { field: ['columns', 'amount'] });
    const { now: changed_at } = await services.clock.business(tx);
    const layout = { columns: JSON.stringify(columns), changed_at, changed_by };
    await tx
      .insertInto('statement_layout')
      .values({ account, ...layout })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(layout))
      .execute();
    return ok({ account, columns });
  },
);
