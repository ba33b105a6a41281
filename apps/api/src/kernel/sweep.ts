import { errorText } from './error-text.policy.ts';

/** Failure of one part of a sweep; the next sweep tries it again. */
export interface SweepFailure {
  /** An id, never a personal name or number. */
  readonly subject: string;
  readonly error: string;
}

/** Result of a sweep. */
export interface SweepReport {
  /** Number of things that it looked at. */
  readonly seen: number;
  readonly failures: readonly SweepFailure[];
}

/** Works through things one after another; one that fails holds up no other, and is listed in the report. */
export async function sweepEach<Item>(
  items: readonly Item[],
  { subjectOf, work }: { readonly subjectOf: (item: Item) => string; readonly work: (item: Item) => Promise<unknown> },
): Promise<SweepReport> {
  const failures: SweepFailure[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push({ subject: subjectOf(item), error: errorText(error) });
    }
  }
  return { seen: items.length, failures };
}

export const NOTHING_SWEPT: SweepReport = { seen: 0, failures: [] };

/** Adds the reports of two parts of one sweep. */
export const sweptBoth = (one: SweepReport, other: SweepReport): SweepReport => ({
  seen: one.seen + other.seen,
  failures: [...one.failures, ...other.failures],
});
