/** Answer of a provider that it does not do this now, while it does other things: the caller tries again later. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
}
