import { bankByCode, banks } from '@lender/clabe/directory';
import { getBanks, getClassificationList } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';

export const getBanksHandler = implement(getBanks, async (_, { tx }) => ok(await enabledBanks(tx)));

export const getClassificationListHandler = implement(getClassificationList, async ({ query }, { tx }) =>
  ok(query.name === 'banks' ? banks().map(({ code, name }) => ({ value: code, title: name })) : await enabledBanks(tx)),
);

/** A bank is offered when it is known and enabled. */
async function enabledBanks(tx: Tx): Promise<{ value: string; title: string }[]> {
  const enabled = await tx.selectFrom('enabled_bank').select('code').orderBy('code').execute();
  return enabled.flatMap(({ code }) => {
    const bank = bankByCode(code);
    return bank ? [{ value: code, title: bank.name }] : [];
  });
}
