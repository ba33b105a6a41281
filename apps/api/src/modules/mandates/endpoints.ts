import type { Implementation } from '../../implement.ts';
import { directDebitConsentHandler } from './consent/direct-debit-consent.handler.ts';
import { cancelMandateHandler, getMandateHandler } from './consent/own-mandate.handlers.ts';

export const endpoints: readonly Implementation[] = [
  directDebitConsentHandler,
  getMandateHandler,
  cancelMandateHandler,
];
