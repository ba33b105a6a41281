/** A provider's answer that it does not do this now, while it does other things: whoever asked tries again later. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
}
