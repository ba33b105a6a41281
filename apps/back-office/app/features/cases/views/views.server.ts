import { deleteView, listSavedViews, type Send, saveView } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { oneLine } from '../../../forms/one-line.ts';
import { unreadable } from '../../../platform/unreadable.ts';
import { uuidParam } from '../../../platform/uuid-param.ts';
import { withParameter } from '../../../shell/with-parameter.ts';
import { type QueueQuery, queuePath } from '../queue-query.ts';
import { addressOf } from './view-address.ts';
import type { ViewFlash } from './view-flash.ts';
import { VIEW_PARAMETER, type ViewLine, viewLine } from './view-line.ts';
import { viewsCopy as copy } from './views.copy.es.ts';

/** Largest length of a name. */
export const VIEW_NAME_MAX = 60;

/** Reason why nothing was stored. */
export interface ViewProblem {
  readonly viewSaid: string;
}

const said = (viewSaid: string): Outcome<ViewProblem> => showRefusal({ viewSaid });
const flash = (to: string, word: ViewFlash): Outcome<ViewProblem> => leadTo(to, word);

/** Reads the saved views of the queues that the user may open, the user's own first. */
export async function readViews(call: Call): Promise<readonly ViewLine[]> {
  const answer = await call(listSavedViews, { query: { screen: 'queue' } });
  if (!answer.ok) throw unreadable('the saved views', answer.refusal);
  const lines = answer.data.map(viewLine);
  return [...lines.filter(({ owner }) => owner === null), ...lines.filter(({ owner }) => owner !== null)];
}

/** Stores the selection in the address under the name in the form. */
export async function saveFrom(call: Call, query: QueueQuery, data: FormData): Promise<Outcome<ViewProblem>> {
  const name = oneLine(String(data.get('nombre') ?? '').replaceAll(/\p{Cf}/gu, ''));
  if (name === '') return said(copy.problems.unnamed);
  if (name.length > VIEW_NAME_MAX) return said(copy.problems.tooLong(VIEW_NAME_MAX));
  const body: Send<typeof saveView>['body'] = {
    screen: 'queue',
    name,
    address: addressOf(query),
    isShared: data.get('compartir') !== null,
  };
  const answer = await call(saveView, { body }, formKeyOf(data));
  if (answer.ok) return flash(withParameter(queuePath(query), VIEW_PARAMETER, answer.data.id), 'view_saved');
  if (answer.refusal.code === 'limit_reached') return said(copy.problems.full);
  throw unreadable('what was kept', answer.refusal);
}

/** Deletes one's own view. A view that is already gone counts as deleted. */
export async function deleteFrom(call: Call, query: QueueQuery, data: FormData): Promise<Outcome<ViewProblem>> {
  const answer = await call(deleteView, { params: { id: uuidParam(String(data.get('olvidar'))) } }, formKeyOf(data));
  if (!answer.ok && answer.refusal.code !== 'not_found') throw unreadable('what was forgotten', answer.refusal);
  return flash(queuePath(query), 'view_deleted');
}
