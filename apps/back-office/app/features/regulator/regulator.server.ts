import { getRegulatorPack, listExports, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { monthName } from '../../vocabulary/month.copy.es.ts';
import { monthOptions } from '../../vocabulary/month-options.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { exportStateWords } from '../../vocabulary/status/export-state.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { regulatorCopy as copy } from './regulator.copy.es.ts';
import { packForm } from './regulator-forms.ts';

/** File of a pack, as the page shows it. */
export interface PackFileView {
  readonly key: string;
  readonly file: string;
  readonly rows: string;
  readonly sums: readonly string[];
  readonly books?: StatusWord;
  readonly doubts?: string;
}

export interface PackView {
  readonly month: string;
  readonly monthName: string;
  readonly from: string;
  readonly to: string;
  readonly isOver: boolean;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly files: readonly PackFileView[];
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Reads the pack for the authorities of the month in an address, else of the last month that is over. */
export async function readPack(call: Call, search: URLSearchParams): Promise<PackView> {
  const asked = search.get('mes');
  const answer = await call(getRegulatorPack, { query: asked && MONTH.test(asked) ? { month: asked } : {} });
  if (!answer.ok) throw unreadable('the pack', answer.refusal);
  const { month, from, to, isOver, currentMonth, files } = answer.data;
  return {
    ...{ month, from, to, isOver },
    monthName: monthName(month),
    months: monthOptions(currentMonth),
    files: files.map(fileView),
  };
}

type PackFile = Reply<typeof getRegulatorPack>['files'][number];

const fileView = ({ name: file, rows, sums, doubts, matchesBooks }: PackFile): PackFileView => ({
  key: file,
  file: copy.files[file],
  rows: String(rows),
  sums: sums.map(({ sum, amount }) => copy.sum(copy.sums[sum], formatPesos(amount))),
  ...(matchesBooks !== null && { books: matchesBooks ? copy.matches : copy.differs }),
  ...(doubts > 0 && { doubts: copy.doubts[file](doubts) }),
});

/** Pack that was requested. */
export interface AskedPackView {
  readonly id: string;
  readonly month: string;
  readonly askedAt: string;
  readonly askedBy: string;
  readonly state: StatusWord;
  /** Address of the download, for the person who asked for it. */
  readonly fileHref?: string;
}

export interface AskedPacksView {
  readonly packs: readonly AskedPackView[];
  /** True when a pack is being made, so that the list changes soon. */
  readonly isWaiting: boolean;
}

/** Reads the packs of the last days; undefined for a role that may not export anything. */
export async function readAskedPacks(call: Call): Promise<AskedPacksView | undefined> {
  const answer = await call(listExports);
  if (!answer.ok) {
    if (answer.refusal.code === 'forbidden') return undefined;
    throw unreadable('the packs', answer.refusal);
  }
  const packs = answer.data.filter(({ source }) => source === 'regulator');
  return {
    isWaiting: packs.some(({ state }) => state === 'queued'),
    packs: packs.map(({ id, from, askedAt, askedByName, state, isOwn }) => ({
      id,
      month: monthName(from.slice(0, 7)),
      askedAt: formatInstant(askedAt),
      askedBy: askedByName,
      state: exportStateWords[state],
      ...(isOwn && state === 'ready' && { fileHref: screenPath('exportFile', { id }) }),
    })),
  };
}

/** Asks a second person to approve the pack of a month. */
export async function askPack(call: Call, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(packForm, data, call);
  const month = String(data.get('from')).slice(0, 7);
  return toOutcome(sent, withFlash(withParameter(screenPath('regulator', {}), 'mes', month), 'pedido'));
}
