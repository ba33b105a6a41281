/**
 * Returns what to throw when a page cannot be read: a 403 page when the role does not permit it, otherwise a fault for
 * the log.
 *
 * @example
 * if (!answer.ok) throw unreadable('the ledger', answer.refusal)
 */
export const unreadable = (what: string, { code }: { readonly code: string }): Response | Error =>
  code === 'forbidden' ? new Response(null, { status: 403 }) : new Error(`${what} could not be read: ${code}`);
