/**
 * Returns the text of an error: its message, and that of its cause, which alone names a port that is closed or a
 * certificate.
 */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = innermost(error);
  return inner === error || inner.message === '' || error.message.includes(inner.message)
    ? error.message
    : `${error.message}: ${inner.message.trim()}`;
}

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : firstOf(error));

/** Returns the first of the errors where several addresses were tried: it says the same as the others. */
function firstOf(error: Error): Error {
  if (!(error instanceof AggregateError)) return error;
  const [first] = error.errors;
  return first instanceof Error ? first : error;
}
