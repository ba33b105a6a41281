import type { Implementation } from '../../implement.ts';
import { addAgencyHandler, listAgenciesHandler, registerAgencyHandler } from './agencies/agency.handlers.ts';
import { assignAgencyHandler } from './agencies/assign-agency.handler.ts';
import { changeStopContactHandler } from './contacts/change-stop-contact.handler.ts';
import { logContactHandler } from './contacts/log-contact.handler.ts';
import { sendCollectionTextHandler } from './contacts/send-collection-text.handler.ts';
import { promisePaymentHandler } from './promises/promise-payment.handler.ts';
import { getCollectionHandler } from './work-list/get-collection.handler.ts';
import { getNextCallHandler } from './work-list/get-next-call.handler.ts';
import { listCollectionHandler } from './work-list/list-collection.handler.ts';

export const endpoints: readonly Implementation[] = [
  listCollectionHandler,
  getNextCallHandler,
  getCollectionHandler,
  logContactHandler,
  sendCollectionTextHandler,
  promisePaymentHandler,
  changeStopContactHandler,
  listAgenciesHandler,
  addAgencyHandler,
  registerAgencyHandler,
  assignAgencyHandler,
];
