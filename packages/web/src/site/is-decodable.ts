/** Whether a path decodes. Remix's router writes one that does not to the console, whatever stands in it. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
