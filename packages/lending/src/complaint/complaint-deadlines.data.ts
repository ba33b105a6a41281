import type { ComplaintKind } from './complaint.ts';

/** Time within which a complaint has to be answered. */
export interface ComplaintDeadline {
  readonly days: number;
  readonly counted: 'working' | 'calendar';
  /** Number of calendar days by which the deadline may be put off, once and with a reason; 0 where it may not. */
  readonly extensionDays: number;
}

/**
 * Deadlines by kind. Sources: LPDUSF article 50 Bis (30 working days), LTOSF article 23 (45 calendar days). That a
 * clarification may take 15 days more is general knowledge, which a lawyer has to confirm.
 */
export const COMPLAINT_DEADLINES: Readonly<Record<ComplaintKind, ComplaintDeadline>> = {
  inquiry: { days: 30, counted: 'working', extensionDays: 0 },
  claim: { days: 30, counted: 'working', extensionDays: 0 },
  clarification: { days: 45, counted: 'calendar', extensionDays: 15 },
};
