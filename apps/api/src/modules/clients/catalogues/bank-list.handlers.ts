import { bankByCode, banks } from '@lender/clabe/directory';
import { listBanks, publishBankList, type Reply } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { beginPublication, newestVersion, toVersionRows } from '../../drafts/index.ts';
import { enabledBankCodes } from './bank-list.ts';
import { isClosedBank } from './closed-bank.ts';

type BankLists = Reply<typeof listBanks>;

export const listBanksHandler = implement(listBanks, async (_, { tx, services }) => ok(await readLists(tx, services)));

export const publishBankListHandler = implement(publishBankList, async ({ body }, { caller, tx, services }) => {
  const { basedOn, note, from } = body;
  const newest = await newestVersion(tx, 'bank_list');
  if (newest !== basedOn) return refuse('draft_changed', { facts: { revision: newest } });
  const codes = [...new Set(body.codes)].toSorted();
  const problems = codes.flatMap((code) => {
    if (!bankByCode(code)) return [`${code}: unknown_bank`];
    return isClosedBank(code) ? [`${code}: closed_bank`] : [];
  });
  if (problems.length > 0) return refuse('setting_invalid', { field: ['codes'], facts: { problems } });
  const { codes: before } = await tx
    .selectFrom('bank_list')
    .select('codes')
    .where('version', '=', newest)
    .executeTakeFirstOrThrow();
  if (codes.join() === before.toSorted().join()) return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
  const begins = await beginPublication(tx, from, services, ['from']);
  if (!begins.ok) return begins;
  await tx
    .insertInto('bank_list')
    .values({ version: newest + 1, codes, live_from: begins.value, made_by: caller.userId, reason: note })
    .execute();
  return ok(await readLists(tx, services));
});

async function readLists(tx: Tx, services: Pick<Services, 'clock'>): Promise<BankLists> {
  const { now } = await services.clock.business(tx);
  const records = await tx
    .selectFrom('bank_list')
    .leftJoin('staff_user as maker', 'maker.id', 'bank_list.made_by')
    .select(['bank_list.version', 'bank_list.codes', 'bank_list.live_from', 'bank_list.reason'])
    .select((eb) => ['maker.name as maker_name', eb.val<string | null>(null).as('checker_name')])
    .orderBy('bank_list.version', 'desc')
    .execute();
  const live = records.find(({ live_from }) => live_from <= now)?.version ?? 0;
  const enabled = new Set(await enabledBankCodes(tx, services));
  return {
    banks: banks().map(({ code, name }) => ({
      code,
      name,
      isEnabled: enabled.has(code),
      isClosed: isClosedBank(code),
    })),
    lists: toVersionRows(records, live).map(({ version, state, liveFrom, madeByName, reason }, index) => {
      const [own = [], before = own] = [records[index]?.codes, records[index + 1]?.codes];
      return {
        ...{ version, state, liveFrom, madeByName, reason },
        added: own.filter((code) => !before.includes(code)),
        removed: before.filter((code) => !own.includes(code)),
      };
    }),
  };
}
