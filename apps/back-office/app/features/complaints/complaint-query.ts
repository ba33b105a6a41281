import { COMPLAINT_KINDS, type ComplaintKind } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { placeParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Filter of complaints, and the complaint after which the page begins: all of it is in the address. */
export interface ComplaintQuery {
  /** @default open */
  readonly state?: 'answered';
  readonly kind?: ComplaintKind;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

/** Address of the complaints. */
export const complaintList = defineList<ComplaintQuery>({
  path: () => screenPath('complaints', {}),
  parameters: {
    state: wordParameter('estado', ['answered']),
    kind: wordParameter('tipo', COMPLAINT_KINDS),
    after: placeParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseComplaintQuery, pathOf: complaintsPath } = complaintList;
