import type { Implementation } from '../../implement.ts';
import { directDebitConsentHandler } from './consent/direct-debit-consent.handler.ts';
import { cancelMandateHandler, getMandateHandler } from './consent/own-mandate.handlers.ts';
import { changeMandateHandler } from './desk/change-mandate.handler.ts';
import { listMandatesHandler } from './desk/list-mandates.handler.ts';
import { rescheduleDebitHandler } from './desk/reschedule-debit.handler.ts';

export const endpoints: readonly Implementation[] = [
  directDebitConsentHandler,
  getMandateHandler,
  cancelMandateHandler,
  listMandatesHandler,
  changeMandateHandler,
  rescheduleDebitHandler,
];
