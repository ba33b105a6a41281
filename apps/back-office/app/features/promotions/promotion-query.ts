import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { textParameter } from '../../shell/list/list-parameter.ts';

/** Promotion below which the page begins, and promotion to be ended; all of it is kept in the address. */
export interface PromotionQuery {
  /** Code of the last row of the previous page; absent on the first page. */
  readonly before?: string;
  /** Code of the promotion to end. */
  readonly ending?: string;
}

const CODE = /^[A-Za-z0-9_-]{2,64}$/;

/** Address of the promotions. */
export const promotionList = defineList<PromotionQuery>({
  path: () => screenPath('promotions', {}),
  parameters: {
    before: textParameter('desde', CODE),
    ending: textParameter('terminar', CODE),
  },
  place: 'before',
});

export const { parse: parsePromotionQuery, pathOf: promotionsPath } = promotionList;
