/**
 * Returns a place name from its packed form: small letters, `_` for ` de `. Capitals are restored at the start and at
 * every word but articles and `de`; existing capitals stay.
 */
export function placeName(packed: string): string {
  return packed.replaceAll('_', ' de ').replace(/^.| \(?(?!(?:del?|el|las?|los) )./g, (start) => start.toUpperCase());
}
