/**
 * Returns the address before every path, without a slash at its end.
 *
 * @throws RangeError when it is no whole address, or has a part that would swallow the paths that follow
 */
export function readBaseUrl(text: string): string {
  // A scheme and a host, then a path: text after `?`, `#` or `@` would swallow or redirect the paths of the calls.
  if (!/^https?:\/\/[^?#@\s]+$/i.test(text) || !URL.canParse(text))
    // The value is not repeated in the message: a user or a query may be a secret.
    throw new RangeError('baseUrl must be an http(s) address without user, query or hash');
  return text.replace(/\/+$/, '');
}
