import { bankByCode, banks } from '@lender/clabe/directory';
import { getBanks, getClassificationList } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { enabledBankCodes } from './bank-list.ts';

export const getBanksHandler = implement(getBanks, async (_, { tx, services }) => ok(await enabledBanks(tx, services)));

export const getClassificationListHandler = implement(getClassificationList, async ({ query }, { tx, services }) =>
  ok(
    query.name === 'banks'
      ? banks().map(({ code, name }) => ({ value: code, title: name }))
      : await enabledBanks(tx, services),
  ),
);

/** Lists the banks that are known and enabled. */
async function enabledBanks(tx: Tx, services: Pick<Services, 'clock'>): Promise<{ value: string; title: string }[]> {
  const enabled = await enabledBankCodes(tx, services);
  return enabled.toSorted().flatMap((code) => {
    const bank = bankByCode(code);
    return bank ? [{ value: code, title: bank.name }] : [];
  });
}
