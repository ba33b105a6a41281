import { countComplaints, getClientFile, getComplaint, listComplaints } from '@lender/contract';
import { COMPLAINT_KINDS } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { type FormProblem, readTexts, submitForm, withoutFault } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import * as z from 'zod/mini';
import { showProblem, toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { type FoundSubjects, findSubjects } from '../../shell/subject/find-subjects.server.ts';
import { FIND_INTENT } from '../../shell/subject/subject.ts';
import { type SubjectOption, subjectOption } from '../../shell/subject/subject-option.ts';
import { answerForm, type ComplaintIntent, correctForm, extendForm, openForm, shownAnswer } from './complaint-forms.ts';
import { type ComplaintQuery, complaintList } from './complaint-query.ts';
import { type ComplaintLine, type ComplaintView, complaintLine, complaintView } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import { COMPOSE_STEP, composeAnswer } from './compose-answer.ts';

export interface ComplaintsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly lines: readonly ComplaintLine[];
}

/** Reads one page of complaints, in words. */
export async function readComplaints(call: Call, query: ComplaintQuery): Promise<ComplaintsView> {
  const answer = await call(listComplaints, { query: { ...query, perPage: PER_PAGE } });
  if (!answer.ok) throw unreadable('the complaints', answer.refusal);
  const page = pageOf(complaintList, query);
  const { rows, next } = answer.data;
  return {
    tabs: page.tabs('state', ['answered'], (state) => (state ? copy.answered : copy.open)),
    kinds: COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] })),
    lines: rows.map(complaintLine),
    ...page.links(next, copy),
  };
}

/** Reads a complaint; `undefined` when there is none. */
export async function readComplaint(call: Call, id: string): Promise<ComplaintView | undefined> {
  const answer = await call(getComplaint, { params: { id } });
  if (answer.ok) return complaintView(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the complaint', answer.refusal);
}

const clientId = z.catch(z.uuid(), '');

/**
 * Reads the client of a new complaint from the address of the page that led here. It names a client by id alone, since
 * a name in it would be in logs and histories.
 */
export async function readAbout(call: Call, search: URLSearchParams): Promise<SubjectOption | undefined> {
  const id = clientId.parse(search.get('cliente'));
  const file = id === '' ? undefined : await call(getClientFile, { params: { id } });
  return file?.ok ? subjectOption({ kind: 'client', id, name: file.data.profile.name }) : undefined;
}

/** Form of a new complaint as it was typed, with what its search found. */
export interface OpenProblem extends FormProblem {
  readonly found?: FoundSubjects;
}

/** Opens a complaint, and leads to its page; or searches for its subject, and keeps what was typed. */
export async function openFrom(call: Call, data: FormData): Promise<Outcome<OpenProblem>> {
  if (data.get('intent') === FIND_INTENT) {
    const values = readTexts(openForm.fields, data);
    return showPage({ ...withoutFault(values), found: await findSubjects(call, values.find) });
  }
  const sent = await submitForm(openForm, data, call);
  return sent.ok
    ? leadTo(withFlash(screenPath('complaint', { id: sent.value.id }), 'abierta'))
    : showProblem(sent.problem);
}

/** Words that the address of a complaint's page has after an action. */
const DONE = { answer: 'respondida', correct: 'corregida', extend: 'prorroga' } as const;

/** Answers a complaint, corrects the answer or extends it, and leads to its page. */
export async function doAboutComplaint(
  call: Call,
  { id, intent }: { readonly id: string; readonly intent: ComplaintIntent },
  data: FormData,
): Promise<Outcome<FormProblem>> {
  if (intent === 'answer' && data.get('step') === COMPOSE_STEP) return composeFrom(call, id, data);
  const preview = intent === 'extend' ? undefined : previewOf(data);
  if (preview) return preview;
  const sent = await sendAction(call, { id, intent }, data);
  return toOutcome<FormProblem>(sent, withFlash(screenPath('complaint', { id }), DONE[intent]));
}

/** Makes an answer from its parts, by the letter of the complaint's kind. */
async function composeFrom(call: Call, id: string, data: FormData): Promise<Outcome<FormProblem>> {
  const answer = await call(getComplaint, { params: { id } });
  if (!answer.ok) throw unreadable('the complaint', answer.refusal);
  const problem = composeAnswer(answer.data, data);
  return showRefusal(problem, Object.keys(problem.fields).length > 0 ? 422 : 200);
}

function sendAction(
  call: Call,
  { id, intent }: { readonly id: string; readonly intent: ComplaintIntent },
  data: FormData,
) {
  const params = { params: { id } };
  if (intent === 'extend') return submitForm(extendForm, data, call, params);
  return intent === 'answer' ? submitForm(answerForm, data, call, params) : submitForm(correctForm, data, call, params);
}

/**
 * Shows an answer whole before it is sent; undefined where it was shown as it is now, or where a field is still empty.
 */
function previewOf(data: FormData): Outcome<FormProblem> | undefined {
  const values = readTexts(answerForm.fields, data);
  const [outcome, text] = [values.outcome.trim(), values.text.trim()];
  if (outcome === '' || text === '' || data.get('shown') === shownAnswer(values)) return undefined;
  return showRefusal({ ...withoutFault(values), facts: { shown: shownAnswer(values) } }, 200);
}

/** Returns the complaints of a month as a CSV table; undefined when the text is not a month. */
export async function complaintsCsv(call: Call, month: string): Promise<string | undefined> {
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return undefined;
  const answer = await call(countComplaints, { query: { month } });
  if (!answer.ok) throw unreadable('the complaints of a month', answer.refusal);
  const { csv } = copy;
  const lines = answer.data.map(({ kind, channel, outcome, complaints, late }) => [
    copy.kinds[kind],
    copy.channels[channel],
    outcome === null ? csv.open : copy.outcomes[outcome],
    complaints,
    late,
  ]);
  const head = [csv.kind, csv.channel, csv.outcome, csv.complaints, csv.late];
  // The mark at the beginning shows spreadsheets that accents are UTF-8.
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
