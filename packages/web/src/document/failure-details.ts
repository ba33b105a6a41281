/** Details of a failure, for readers who may know them: a status as HTTP has them, and the error's sentence. */
export interface FailureDetails {
  readonly status: number;
  readonly message: string;
}

const failures = new WeakMap<object, FailureDetails>();

/**
 * Keeps a failure until the error page of this request is drawn: in production Remix passes the page another error,
 * without details.
 *
 * @param context - of the request
 */
export const keepFailure = (failure: unknown, context: object): void => void failures.set(context, detailsOf(failure));

export const failureOf = (context: object): FailureDetails | undefined => failures.get(context);

/**
 * Returns the answer to a script that requested the data of a page which failed, with the error's own sentence instead
 * of Remix's. For staff only.
 */
export function answerWithFailure(answer: Response, context: object): Response {
  const failure = failureOf(context);
  if (!failure || !isErrorForScript(answer)) return answer;
  return Response.json({ message: failure.message }, { status: answer.status, headers: answer.headers });
}

/** Tells whether a script requested the data of a page and the answer is an error. */
export const isErrorForScript = ({ headers }: Response): boolean => headers.has('X-Remix-Error');

function detailsOf(failure: unknown): FailureDetails {
  const hasStatus = failure instanceof Error && 'status' in failure && typeof failure.status === 'number';
  return {
    status: hasStatus ? Number(failure.status) : 500,
    message: failure instanceof Error ? failure.message : String(failure),
  };
}
