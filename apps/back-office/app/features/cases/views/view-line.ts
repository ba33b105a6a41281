import type { listSavedViews, Reply } from '@lender/contract';
import { withParameter } from '../../../shell/with-parameter.ts';
import { queuePath } from '../queue-query.ts';
import { readAddress } from './view-address.ts';

/** Saved view, as the page shows it. */
export interface ViewLine {
  readonly id: string;
  readonly name: string;
  /** Name of the person who shares it; `null` for one's own view. */
  readonly owner: string | null;
  readonly isShared: boolean;
  /** Address at which it opens; `null` where its queue is gone. */
  readonly href: string | null;
  /** True when part of what was saved is no longer understood. */
  readonly isBroken: boolean;
}

/** Name of the parameter that holds the view with which a list was opened. */
export const VIEW_PARAMETER = 'vista';

export function viewLine({
  id,
  name,
  ownerName,
  isOwn,
  isShared,
  address,
}: Reply<typeof listSavedViews>[number]): ViewLine {
  const { query, isWhole } = readAddress(address);
  return {
    id,
    name,
    owner: isOwn ? null : ownerName,
    isShared,
    href: query ? withParameter(queuePath(query), VIEW_PARAMETER, id) : null,
    isBroken: !isWhole,
  };
}
