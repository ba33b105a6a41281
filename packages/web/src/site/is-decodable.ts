/** Tells whether a path decodes. Remix's router writes one that does not to the console, whatever it contains. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
