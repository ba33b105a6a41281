import { vi } from 'vitest';

/** Returns a client's place in the flow, as the API writes it. */
export const wireFlow = (step: string) => ({ step, status: 'active', errors: [], finished: [] });

const REFUSAL = { success: false, message: 'Not found', error: { code: 'not_found', details: {} }, violations: [] };

/**
 * Replaces the API by one that knows the answers in `known`, by path, and refuses everything else; returns the function
 * that undoes it.
 */
export function answersTo(known: Readonly<Record<string, unknown>>): () => void {
  vi.stubGlobal('fetch', async (asked: Request) => {
    const { pathname } = new URL(asked.url);
    return Object.hasOwn(known, pathname)
      ? Response.json({ success: true, data: known[pathname] })
      : Response.json(REFUSAL, { status: 404 });
  });
  return () => vi.unstubAllGlobals();
}
