import type { Implementation } from '../../implement.ts';
import {
  approveSpecialOfferHandler,
  approveYhatDecreaseHandler,
  approveYhatIncreaseHandler,
} from './answer-offer.handlers.ts';
import { createApplicationHandler } from './create-application.handler.ts';
import { getClientJourneyHandler } from './flow/get-client-journey.handler.ts';
import { getFlowHandler } from './flow/get-flow.handler.ts';
import { getApplicationOfferHandler } from './get-application-offer.handler.ts';
import { getPaymentMethodHandler } from './get-payment-method.handler.ts';
import { getPrivateOfferHandler } from './get-private-offer.handler.ts';
import { getActualApplicationHandler, getActualApplicationStatusHandler } from './read-application.handlers.ts';
import { updateApplicationHandler } from './update-application.handler.ts';

export const endpoints: readonly Implementation[] = [
  approveSpecialOfferHandler,
  approveYhatDecreaseHandler,
  approveYhatIncreaseHandler,
  updateApplicationHandler,
  createApplicationHandler,
  getClientJourneyHandler,
  getFlowHandler,
  getApplicationOfferHandler,
  getPaymentMethodHandler,
  getPrivateOfferHandler,
  getActualApplicationHandler,
  getActualApplicationStatusHandler,
];
