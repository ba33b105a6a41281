import { addDays, plainDate } from '@lender/calculator';
import { getRegulatorPack, PACK_SUMS } from '@lender/contract';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';
import { packMonth } from './pack-month.policy.ts';
import { readPack } from './read-pack.ts';

export const getRegulatorPackHandler = implement(getRegulatorPack, async ({ query }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  await sql`set transaction read only`.execute(tx);
  const currentMonth = today.slice(0, 7);
  const asked = packMonth(query.month ?? addDays(plainDate(`${currentMonth}-01`), -1).slice(0, 7));
  const parts = await readPack(tx, asked);
  return ok({
    month: asked.month,
    from: asked.first,
    to: asked.last,
    isOver: asked.last < today,
    currentMonth,
    files: parts.map(({ file, rows, doubts, sums, matchesBooks }) => ({
      name: file,
      rows,
      doubts,
      sums: PACK_SUMS.flatMap((sum) => {
        const amount = sums[sum];
        return amount === undefined ? [] : [{ sum, amount: centavos(amount) }];
      }),
      matchesBooks,
    })),
  });
});
