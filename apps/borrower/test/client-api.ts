import { vi } from 'vitest';

/** Where a client stands, as the API writes it. */
export const wireFlow = (step: string) => ({ step, status: 'active', errors: [], finished: [] });

const REFUSAL = { success: false, message: 'Not found', error: { code: 'not_found', details: {} }, violations: [] };

/** An API that knows what stands in `known`, by path, and refuses everything else; answers with the way back. */
export function answersTo(known: Readonly<Record<string, unknown>>): () => void {
  vi.stubGlobal('fetch', async (asked: Request) => {
    const { pathname } = new URL(asked.url);
    return Object.hasOwn(known, pathname)
      ? Response.json({ success: true, data: known[pathname] })
      : Response.json(REFUSAL, { status: 404 });
  });
  return () => vi.unstubAllGlobals();
}
