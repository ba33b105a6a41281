import type { Implementation } from '../../implement.ts';
import { getActiveLoanHandler, getPaymentScheduleHandler } from './loan.handlers.ts';

export const endpoints: readonly Implementation[] = [getActiveLoanHandler, getPaymentScheduleHandler];
