import type { listSavedViews, Reply } from '@lender/contract';
import { withParameter } from '../../../shell/with-parameter.ts';
import { queuePath } from '../queue-query.ts';
import { readAddress } from './view-address.ts';

/** A kept view, as it is drawn. */
export interface ViewLine {
  readonly id: string;
  readonly name: string;
  /** Who shares it, where it is somebody else's. */
  readonly owner: string | null;
  readonly isShared: boolean;
  /** Where it opens; `null` where its queue is gone. */
  readonly href: string | null;
  /** Not all that was kept is understood any more. */
  readonly isBroken: boolean;
}

/** The parameter that says by which view a list was opened. */
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
