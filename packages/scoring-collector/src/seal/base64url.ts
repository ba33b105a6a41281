/** RFC 4648 §5, without padding. For no more bytes than a function takes arguments, some ten thousand. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
