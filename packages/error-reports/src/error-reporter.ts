/** Place where an error happened, in words that name no person. */
export interface ErrorPlace {
  /** Pattern of a route with its method, or name of a queue. */
  readonly name: string;
  /** A call of the API, a job of its queues, or a page of a site. */
  readonly kind: 'http' | 'job' | 'page';
  /** Id under which the log has the rest. */
  readonly requestId?: string;
  /** True when a person is woken for it. */
  readonly isCritical: boolean;
}

/** Reports unexpected errors to the person on call. */
export interface ErrorReporter {
  /**
   * Sends a report in the background: no caller waits for it, and nothing fails with it.
   *
   * @returns the report's id, for the log; undefined when none is sent
   */
  report(error: unknown, place: ErrorPlace): string | undefined;
}

/** Reporter for a lender without such a service: errors are in the log anyway. */
export const NO_REPORTS: ErrorReporter = { report: () => undefined };
