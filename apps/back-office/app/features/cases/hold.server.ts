import { assignCases, listCaseWorkers, releaseCases, takeCases } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import * as z from 'zod/mini';
import { unreadable } from '../../platform/unreadable.ts';
import { afterHold } from './hold-query.ts';
import { queueCopy } from './queue.copy.es.ts';

const { hold: copy } = queueCopy;

/** Reason why nothing was done. */
export interface HoldProblem {
  readonly said: string;
}

const chosen = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100));
const colleague = z.uuid();

const refusal = (said: string): Outcome<HoldProblem> => showRefusal({ said });

/** Takes, gives back or hands on the chosen cases, and continues to the list with a flash message. */
export async function holdFrom(call: Call, back: string, data: FormData): Promise<Outcome<HoldProblem>> {
  const ids = chosen.safeParse(data.getAll('caso'));
  if (!ids.success) return refusal(copy.nothingChosen);
  const asked = { call, back, data, ids: ids.data };
  if (data.get('hacer') === 'dar') return giveFrom(asked);
  return data.get('hacer') === 'soltar' ? releaseFrom(asked) : takeFrom(asked);
}

interface Asked {
  readonly call: Call;
  readonly back: string;
  readonly data: FormData;
  readonly ids: string[];
}

async function takeFrom({ call, back, data, ids }: Asked): Promise<Outcome<HoldProblem>> {
  const answer = await call(takeCases, { body: { ids } }, formKeyOf(data));
  if (!answer.ok) throw unreadable('what was taken', answer.refusal);
  const { taken, held } = answer.data;
  return leadTo(afterHold(back, { word: 'take', count: taken.length, left: held.length }));
}

async function releaseFrom({ call, back, data, ids }: Asked): Promise<Outcome<HoldProblem>> {
  const answer = await call(releaseCases, { body: { ids } }, formKeyOf(data));
  if (!answer.ok) throw unreadable('what was released', answer.refusal);
  const count = answer.data.released.length;
  return leadTo(afterHold(back, { word: 'release', count, left: ids.length - count }));
}

async function giveFrom({ call, back, data, ids }: Asked): Promise<Outcome<HoldProblem>> {
  const staffId = colleague.safeParse(data.get('persona'));
  if (!staffId.success) return refusal(copy.noColleague);
  const answer = await call(assignCases, { body: { ids, staffId: staffId.data } }, formKeyOf(data));
  if (answer.ok) return leadTo(afterHold(back, { word: 'give', count: answer.data.assigned.length, left: 0 }));
  if (answer.refusal.code === 'not_found') return refusal(copy.gone);
  throw unreadable('what was given', answer.refusal);
}

/** Reads the colleagues to whom cases can be given, in words; none where the user may give no case. */
export async function readWorkers(call: Call): Promise<readonly { readonly value: string; readonly label: string }[]> {
  const answer = await call(listCaseWorkers);
  if (!answer.ok) return [];
  return answer.data.map(({ id, name, waiting }) => ({ value: id, label: copy.worker(name, waiting) }));
}
