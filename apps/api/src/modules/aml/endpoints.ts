import type { Implementation } from '../../implement.ts';
import { closeAlertHandler, getAlertHandler, listAlertsHandler, reviewAlertHandler } from './alert.handlers.ts';
import { changeAmlThresholdsHandler, getAmlThresholdsHandler } from './thresholds.handlers.ts';

export const endpoints: readonly Implementation[] = [
  listAlertsHandler,
  getAlertHandler,
  reviewAlertHandler,
  closeAlertHandler,
  getAmlThresholdsHandler,
  changeAmlThresholdsHandler,
];
