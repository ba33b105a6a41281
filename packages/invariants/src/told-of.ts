/** What is said of trouble: its words, and those of what it came from, which alone names a port that is shut or a certificate. */
export function toldOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = innermost(error);
  return inner === error || inner.message === '' || error.message.includes(inner.message)
    ? error.message
    : `${error.message}: ${inner.message.trim()}`;
}

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : firstOf(error));

/** Where several addresses were tried, the first says what the others do. */
function firstOf(error: Error): Error {
  if (!(error instanceof AggregateError)) return error;
  const [first] = error.errors;
  return first instanceof Error ? first : error;
}
