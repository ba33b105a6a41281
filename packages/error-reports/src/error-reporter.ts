/** Where an error happened, in words that name nobody. */
export interface ErrorPlace {
  /** A route's pattern with its method, or a queue. */
  readonly name: string;
  /** A call of the API, a job of its queues, or a page of a site. */
  readonly kind: 'http' | 'job' | 'page';
  /** By which the log tells the rest. */
  readonly requestId?: string;
  /** Somebody is woken for it. */
  readonly isCritical: boolean;
}

/** Tells whoever is on call of errors that nobody expected. */
export interface ErrorReporter {
  /**
   * Sends a report in its own time: nobody waits for it, and nothing fails with it.
   *
   * @returns the report's id, for the log; undefined when none is sent
   */
  report(error: unknown, place: ErrorPlace): string | undefined;
}

/** For a lender who has no such service: the log tells of errors anyway. */
export const NO_REPORTS: ErrorReporter = { report: () => undefined };
