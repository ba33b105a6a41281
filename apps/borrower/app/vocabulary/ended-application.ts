import { addDays, formatPlainDate, mexicoDate, type PlainDate } from '@lender/calculator';
import type { ApplicationEnding, getActualApplication, Reply } from '@lender/contract';

/** Application that ended without a loan, as its client sees it. */
export interface EndedApplication {
  readonly askedOn: string;
  readonly endedOn: string;
  readonly why: Exclude<ApplicationEnding, 'withdrawn'> | 'unknown';
}

/** Number of days for which the site shows the end of an application. */
const NOTICE_DAYS = 90;

/**
 * Returns what a client sees of the latest application; nothing while it is under way, when they withdrew it
 * themselves, and once the end is long past.
 */
export function endedApplication(
  application: Reply<typeof getActualApplication> | undefined,
  today: PlainDate,
): EndedApplication | null {
  const { ended, createdAt } = application ?? {};
  if (!ended || createdAt === undefined || ended.why === 'withdrawn' || addDays(ended.on, NOTICE_DAYS) < today)
    return null;
  return {
    askedOn: formatPlainDate(mexicoDate(Date.parse(createdAt))),
    endedOn: formatPlainDate(ended.on),
    why: ended.why ?? 'unknown',
  };
}
