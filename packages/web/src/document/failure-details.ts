/** What broke, for those who may know: a status as HTTP has them, and the error's sentence. */
export interface FailureDetails {
  readonly status: number;
  readonly message: string;
}

const failures = new WeakMap<object, FailureDetails>();

/**
 * Keeps what broke until the error page of this request is drawn: in production Remix hands the page another error, which
 * says nothing.
 *
 * @param context - of the request
 */
export const keepFailure = (failure: unknown, context: object): void => void failures.set(context, detailsOf(failure));

export const failureOf = (context: object): FailureDetails | undefined => failures.get(context);

function detailsOf(failure: unknown): FailureDetails {
  const hasStatus = failure instanceof Error && 'status' in failure && typeof failure.status === 'number';
  return {
    status: hasStatus ? Number(failure.status) : 500,
    message: failure instanceof Error ? failure.message : String(failure),
  };
}
