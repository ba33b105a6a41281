/**
 * Store in which the collector keeps its own token between the pages of a visit; the same shape as a browser's
 * `Storage`.
 */
export interface TokenStore {
  getItem(name: string): string | null;
  setItem(name: string, token: string): void;
}
