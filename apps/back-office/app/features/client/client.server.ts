import { getClientFile, listMessages } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { refusalStatus } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { type ClientView, clientView } from './client-view.ts';
import { type LimitField, limitForm } from './limit-form.ts';
import { noteForm } from './note-form.ts';
import { type StatusMove, statusForm } from './status-form.ts';

/** Reads a client with their latest messages; `undefined` when there is no such client. */
export async function readClient(call: Call, id: string): Promise<ClientView | undefined> {
  const params = { id };
  const [file, messages] = await Promise.all([
    call(getClientFile, { params }),
    call(listMessages, { params, query: { perPage: 10 } }),
  ]);
  if (file.ok && messages.ok) return clientView(file.data, messages.data);
  const { code } = file.ok ? { code: messages.ok ? '' : messages.refusal.code } : file.refusal;
  if (code === 'not_found') return undefined;
  throw unreadable('the client', { code });
}

/** Moves a client to another status, or asks a second person for it, and leads to the client as they are then. */
export async function changeStatus(
  call: Call,
  { id, move }: { readonly id: string; readonly move: StatusMove },
  data: FormData,
): Promise<Outcome<{ readonly status: FormProblem<'note'> }>> {
  const sent = await submitForm(statusForm(move), data, call, { params: { id } });
  if (sent.ok) return leadTo(screenPath('client', { id }));
  return showRefusal({ status: sent.problem }, refusalStatus(sent.problem));
}

/** Adds a note about a client, and leads to the client with it. */
export async function writeNote(
  call: Call,
  id: string,
  data: FormData,
): Promise<Outcome<{ readonly note: FormProblem<'note'> }>> {
  const sent = await submitForm(noteForm, data, call, { params: { id } });
  if (sent.ok) return leadTo(screenPath('client', { id }));
  return showRefusal({ note: sent.problem }, refusalStatus(sent.problem));
}

/** Asks a second person for another limit, and leads to the client. */
export async function askForLimit(
  call: Call,
  id: string,
  data: FormData,
): Promise<Outcome<{ readonly limit: FormProblem<LimitField> }>> {
  const sent = await submitForm(limitForm, data, call, { params: { id } });
  if (sent.ok) return leadTo(screenPath('client', { id }));
  return showRefusal({ limit: sent.problem }, refusalStatus(sent.problem));
}
