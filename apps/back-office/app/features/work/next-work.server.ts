import { getWork, takeNextCase } from '@lender/contract';
import type { Permission } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showPage } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { beginPath } from './begin-path.ts';
import { dailyPages } from './daily-pages.ts';
import { MINE } from './mine.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Message that the page shows where nothing waits. */
export interface NothingWaits {
  readonly said: string;
}

/** Begins the item of work that is due first; where nothing waits, leads to what the role looks at every day. */
export async function beginNext(
  call: Call,
  permissions: readonly Permission[],
  data: FormData,
): Promise<Outcome<NothingWaits>> {
  const work = await call(getWork);
  if (!work.ok) throw unreadable('the work', work.refusal);
  const [first] = work.data.lines;
  if (first?.next) {
    const path = beginPath(first.kind, first.next.id);
    return path === undefined ? takeNext(call, data) : leadTo(path);
  }
  const [daily] = dailyPages(permissions);
  return daily ? leadTo(daily.href) : showPage({ said: copy.noneWaits });
}

/** Takes the case that has waited longest and opens it; the next ones after it are those that the user holds. */
export async function takeNext(call: Call, data: FormData): Promise<Outcome<NothingWaits>> {
  const answer = await call(takeNextCase, undefined, formKeyOf(data));
  if (!answer.ok) throw unreadable('the next case', answer.refusal);
  const { id } = answer.data;
  if (id === null) return showPage({ said: copy.noneFree });
  return leadTo(`${screenPath('case', { id })}?${new URLSearchParams({ de: MINE })}`);
}
