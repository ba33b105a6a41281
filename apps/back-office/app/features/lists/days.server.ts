import { formatPlainDate, type PlainDate, parsePlainDate } from '@lender/calculator';
import { listWorkingDays, OWN_DAY_KINDS, publishWorkingDays, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { publishBodyOf } from '../../forms/drafts/publish-body.ts';
import { oneLine } from '../../forms/one-line.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { readDay } from '../../vocabulary/read-day.ts';
import type { ListProblem } from './list-problem.ts';
import { listsCopy } from './lists.copy.es.ts';
import type { ListRow } from './lists.server.ts';
import { type DaysCsv, type OwnDay, readDaysCsv } from './read-days-csv.ts';

const { days: copy, problems, history } = listsCopy;

type WorkingDays = Reply<typeof listWorkingDays>;

/** The lender's own days as the page shows them. */
export interface DaysView {
  readonly newest: number;
  readonly isAsked: boolean;
  /** Name of the calendar in force; `published` names the published one that it is based on. */
  readonly calendar: string;
  readonly published: string;
  /** Days of the newest list that have not passed. */
  readonly own: readonly { readonly value: string; readonly words: string }[];
  readonly history: readonly (ListRow & { readonly approvedBy: string })[];
}

async function read(call: Call): Promise<WorkingDays> {
  const answer = await call(listWorkingDays);
  if (!answer.ok) throw unreadable('the working days', answer.refusal);
  return answer.data;
}

/** @param today - days before it are not shown, and are removed with the next change */
export async function readDays(call: Call, today: PlainDate): Promise<DaysView> {
  const { published, calendar, askedId, lists } = await read(call);
  const [newest] = lists;
  return {
    newest: newest?.version ?? 0,
    isAsked: askedId !== null,
    calendar,
    published,
    own: ownOf(newest?.days ?? [], today).map((day) => ({ value: day.date, words: dayWords(day) })),
    history: lists.map(({ version, state, liveFrom, madeByName, approvedByName, reason, days }, index) => {
      const before = lists[index + 1]?.days ?? [];
      return {
        version,
        state: draftsCopy.states[state],
        since: formatInstant(liveFrom),
        by: madeByName ?? history.byProgram,
        approvedBy: approvedByName ?? '',
        added: without(days, before),
        removed: without(before, days),
        reason: reason ?? '',
      };
    }),
  };
}

const ownOf = (days: readonly OwnDay[], today: PlainDate) => days.filter(({ date }) => date >= today);

const dayWords = ({ date, kind, name }: OwnDay): string => copy.keptDay(formatPlainDate(date), copy.kinds[kind], name);

function without(these: readonly OwnDay[], those: readonly OwnDay[]): string {
  const others = new Set(those.map(dayWords));
  return these
    .map(dayWords)
    .filter((words) => !others.has(words))
    .join('; ');
}

/** Asks for the days that were ticked, added or pasted, all or none. */
export async function askForDays(call: Call, data: FormData): Promise<Outcome<ListProblem>> {
  const csv = String(data.get('csv') ?? '');
  const refused = (said: readonly string[]) =>
    showRefusal({ list: 'days' as const, said, note: String(data.get('note') ?? ''), csv }, 409);
  const wanted = data.get('intent') === 'import' ? readDaysCsv(csv) : await daysOfForm(call, data);
  if (!wanted.ok) return refused(wanted.problems);
  const body = publishBodyOf(Number(data.get('basedOn')), data);
  if (!body) return refused([problems.day_unfit]);
  const { revision: basedOn, ...rest } = body;
  const sent = { body: { ...rest, basedOn, days: [...wanted.days] } };
  const answer = await call(publishWorkingDays, sent, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(screenPath('lists', {}), 'dias'));
  const { code, facts } = answer.refusal;
  if (code === 'setting_invalid') return refused(faultsOf(facts.problems));
  const because = code === 'draft_not_ready' ? String(facts.because) : code;
  return refused([problems[isProblem(because) ? because : 'other']]);
}

/** Returns the days that are kept, and the one that was added. */
async function daysOfForm(call: Call, data: FormData): Promise<DaysCsv> {
  const kept = new Set(data.getAll('day').map(String));
  const [newest] = (await read(call)).lists;
  const days = (newest?.days ?? []).filter(({ date }) => kept.has(date));
  const [typed, name] = [String(data.get('date') ?? ''), oneLine(String(data.get('name') ?? ''))];
  if (typed === '' && name === '') return { ok: true, days };
  const date = readDay(typed);
  const kind = OWN_DAY_KINDS.find((each) => each === data.get('kind'));
  if (!date || !kind || name === '') return { ok: false, problems: [copy.newDay] };
  return { ok: true, days: [...days, { date, kind, name }] };
}

/** Puts into words what the server found wrong with each day: `2026-12-24: twice`. */
function faultsOf(found: unknown): string[] {
  const faults = Array.isArray(found) ? found.map(String) : [];
  const said = faults.flatMap((fault) => {
    const [day = '', code = ''] = fault.split(': ');
    const date = parsePlainDate(day);
    return date.ok && isFault(code) ? [copy.faults[code](formatPlainDate(date.value))] : [];
  });
  return said.length > 0 ? said : [problems.other];
}

const isProblem = (code: string): code is keyof typeof problems => Object.hasOwn(problems, code);
const isFault = (code: string): code is keyof typeof copy.faults => Object.hasOwn(copy.faults, code);
