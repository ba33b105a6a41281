import type { Implementation } from '../../implement.ts';
import { getCalculatorConfigHandler, getPublicOfferHandler } from './calculator.handlers.ts';
import { createPromoCodeHandler } from './promotions/create-promo-code.handler.ts';
import { endPromoCodeHandler } from './promotions/end-promo-code.handler.ts';
import { listPromoCodesHandler } from './promotions/list-promo-codes.handler.ts';
import {
  applyPromoCodeHandler,
  getStoredPromotionHandler,
  verifyPromoCodeHandler,
} from './promotions/promo-code.handlers.ts';
import { listWorkingDaysHandler, publishWorkingDaysHandler } from './working-days/working-days.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getCalculatorConfigHandler,
  getPublicOfferHandler,
  createPromoCodeHandler,
  endPromoCodeHandler,
  listPromoCodesHandler,
  applyPromoCodeHandler,
  getStoredPromotionHandler,
  verifyPromoCodeHandler,
  listWorkingDaysHandler,
  publishWorkingDaysHandler,
];
