/** Encodes bytes (RFC 4648 §5), without padding: at most as many as a function takes arguments, some ten thousand. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
