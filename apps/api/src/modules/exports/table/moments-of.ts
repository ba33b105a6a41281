import { addDays } from '@lender/calculator';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ReportPeriod } from '../../reports/index.ts';

/** Returns the first moment of a period, and the first one after it, in Mexico City. */
export const momentsOf = ({ from, to }: ReportPeriod): { readonly first: Date; readonly end: Date } => ({
  first: endOfDay(addDays(from, -1)),
  end: endOfDay(to),
});
