import { listBanks, publishBankList, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { publishBodyOf } from '../../forms/drafts/publish-body.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { ListProblem } from './list-problem.ts';
import { listsCopy as copy } from './lists.copy.es.ts';
import { readBankCsv } from './read-bank-csv.ts';

type BankLists = Reply<typeof listBanks>;

export interface ListRow {
  readonly version: number;
  readonly state: StatusWord;
  readonly since: string;
  readonly by: string;
  readonly added: string;
  readonly removed: string;
  readonly reason: string;
}

export interface ListsView {
  readonly newest: number;
  readonly banks: BankLists['banks'];
  readonly history: readonly ListRow[];
}

async function read(call: Call): Promise<BankLists> {
  const answer = await call(listBanks);
  if (!answer.ok) throw unreadable('the lists', answer.refusal);
  return answer.data;
}

/** Reads the lists of banks in words. */
export async function readLists(call: Call): Promise<ListsView> {
  const { banks, lists } = await read(call);
  const names = new Map(banks.map(({ code, name }) => [code, name]));
  const named = (codes: readonly string[]) => codes.map((code) => names.get(code) ?? code).join(', ');
  return {
    newest: lists[0]?.version ?? 0,
    banks,
    history: lists.map(({ version, state, liveFrom, madeByName, added, removed, reason }) => ({
      version,
      state: draftsCopy.states[state],
      since: formatInstant(liveFrom),
      by: madeByName ?? copy.history.byProgram,
      added: named(added),
      removed: named(removed),
      reason: reason ?? '',
    })),
  };
}

/** Stores the list that was ticked or pasted, all of it or nothing. */
export async function keepList(call: Call, data: FormData): Promise<Outcome<ListProblem>> {
  const csv = String(data.get('csv') ?? '');
  const refused = (said: readonly string[]) =>
    showRefusal({ list: 'banks' as const, said, note: String(data.get('note') ?? ''), csv }, 409);
  const codes = await codesOf(call, data, csv);
  if (!codes.ok) return refused(codes.problems);
  const body = publishBodyOf(Number(data.get('basedOn')), data);
  if (!body) return refused([copy.problems.day_unfit]);
  const { revision: basedOn, ...rest } = body;
  const answer = await call(publishBankList, { body: { ...rest, basedOn, codes: [...codes.codes] } }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(screenPath('lists', {}), 'si'));
  const { code, facts } = answer.refusal;
  const because = code === 'draft_not_ready' ? String(facts.because) : code;
  return refused([copy.problems[isProblem(because) ? because : 'other']]);
}

async function codesOf(call: Call, data: FormData, csv: string): Promise<ReturnType<typeof readBankCsv>> {
  if (data.get('intent') !== 'import') return { ok: true, codes: data.getAll('code').map(String) };
  const { banks } = await read(call);
  return readBankCsv(csv, new Set(banks.map(({ code }) => code)));
}

const isProblem = (code: string): code is keyof typeof copy.problems => Object.hasOwn(copy.problems, code);
