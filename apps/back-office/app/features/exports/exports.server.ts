import { formatPlainDate } from '@lender/calculator';
import {
  cancelExport,
  downloadExport,
  EVIDENCE_EXPORT,
  type ExportSource,
  listExports,
  type Reply,
} from '@lender/contract';
import { type Call, callWithResponse } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { exportSourceWords } from '../../vocabulary/export-source.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { exportStateWords } from '../../vocabulary/status/export-state.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { maskedForm, personalForm } from './export-forms.ts';
import { exportsPath } from './export-selection.ts';
import { exportsCopy as copy } from './exports.copy.es.ts';

/** Exported file, as the page shows it. */
export interface ExportView {
  readonly id: string;
  readonly askedAt: string;
  readonly source: string;
  readonly days: string;
  readonly askedBy: string;
  readonly state: StatusWord;
  readonly size: string;
  readonly expiresAt: string;
  /** Address of the download, for the person who asked for the file, once it is made. */
  readonly fileHref?: string;
  readonly mayCancel: boolean;
}

export interface ExportsView {
  readonly files: readonly ExportView[];
  /** True when a file is being made, so that the list changes soon. */
  readonly isWaiting: boolean;
}

/** Reads the requested files, in words. */
export async function readExports(call: Call): Promise<ExportsView> {
  const answer = await call(listExports);
  if (!answer.ok) throw unreadable('the exports', answer.refusal);
  return { files: answer.data.map(exportView), isWaiting: answer.data.some(({ state }) => state === 'queued') };
}

type File = Reply<typeof listExports>[number];

const CANCELLED: readonly File['state'][] = ['cancelled', 'expired'];

const exportView = (file: File): ExportView => ({
  id: file.id,
  askedAt: formatInstant(file.askedAt),
  source: sourceWords(file),
  days: copy.days(formatPlainDate(file.from), formatPlainDate(file.to)),
  askedBy: file.askedByName,
  state: exportStateWords[file.state],
  size: file.rows === null || file.sizeBytes === null ? '' : copy.rows(file.rows, sizeWords(file.sizeBytes)),
  expiresAt: CANCELLED.includes(file.state) ? '' : formatInstant(file.expiresAt),
  ...(file.isOwn && file.state === 'ready' && { fileHref: screenPath('exportFile', { id: file.id }) }),
  mayCancel: file.isOwn && !CANCELLED.includes(file.state),
});

function sourceWords({ source, isPersonal, format }: File): string {
  const words = isPersonal ? copy.full(exportSourceWords[source]) : exportSourceWords[source];
  return isArchive(source) ? words : copy.as(words, format);
}

/** Reports to authorities and evidence are archives, which have no other format. */
const isArchive = (source: ExportSource): boolean => source === 'regulator' || source === EVIDENCE_EXPORT;

const sizeWords = (bytes: number): string => copy.kilobytes((Math.max(bytes, 100) / 1000).toFixed(1));

/** Message shown when nothing was done, in addition to the problems in the form. */
export interface ExportProblem extends FormProblem {
  readonly said?: string;
}

/** Requests a file, or asks a second person to approve one with personal data. */
export async function askFrom(call: Call, isPersonal: boolean, data: FormData): Promise<Outcome<ExportProblem>> {
  const sent = isPersonal ? await submitForm(personalForm, data, call) : await submitForm(maskedForm, data, call);
  return toOutcome<FormProblem>(sent, exportsPath(isPersonal ? 'espera' : 'pedido'));
}

/** A file with the media type and the disposition that the api gives it. */
export interface ExportDownload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Downloads a file under the name that the api gives it; undefined where there is none for this caller. */
export async function downloadFile(call: Call, id: string): Promise<ExportDownload | undefined> {
  const { answer, response } = await callWithResponse(call, downloadExport, { params: { id } });
  if (!answer.ok && answer.refusal.code === 'not_found') return undefined;
  if (!answer.ok) throw unreadable('the file', answer.refusal);
  const named = ['content-type', 'content-disposition'].map((header) => [header, response.headers.get(header) ?? '']);
  return { bytes: new Uint8Array(answer.data), headers: Object.fromEntries(named) };
}

/** Cancels a file; when it is already gone, a message says so. */
export async function cancelFrom(call: Call, id: string): Promise<Outcome<ExportProblem>> {
  const answer = await call(cancelExport, { params: { id } });
  if (answer.ok) return leadTo(exportsPath('cancelado'));
  return showRefusal({ values: {}, fields: {}, facts: {}, said: copy.gone }, 409);
}
