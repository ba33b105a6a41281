import type { Implementation } from '../../implement.ts';
import { getCalculatorConfigHandler, getPrivateOfferHandler, getPublicOfferHandler } from './calculator.handlers.ts';
import { createPromoCodeHandler } from './promotions/create-promo-code.handler.ts';
import { applyPromoCodeHandler, verifyPromoCodeHandler } from './promotions/promo-code.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getCalculatorConfigHandler,
  getPrivateOfferHandler,
  getPublicOfferHandler,
  createPromoCodeHandler,
  applyPromoCodeHandler,
  verifyPromoCodeHandler,
];
