import {
  type ChunkKeys,
  type CollectedEvent,
  createChunkOpener,
  EVENT_KIND,
  eventsOf,
  generateChunkKeys,
  memoryClaims,
} from '@lender/scoring-collector/server';

/** A scoring host that exists only in this page. */
export interface PageHost {
  readonly keys: ChunkKeys;
  /** Every upload as it would have been sent. */
  readonly uploads: readonly string[];
  /** Events of the uploads, once opened. */
  readonly events: readonly CollectedEvent[];
  /** Replaces `fetch`, so that nothing leaves the page; refuses all other requests. */
  readonly fetch: typeof fetch;
}

export const HOST_ORIGIN = 'https://scoring.example';

/** Makes a host with a key of its own. */
export async function createPageHost(now: () => number): Promise<PageHost> {
  const keys = await generateChunkKeys('playground');
  const open = createChunkOpener({ keys: [keys.privateKey] });
  const claim = memoryClaims();
  const uploads: string[] = [];
  const events: CollectedEvent[] = [];
  const take = async (body: string) => {
    const upload: Parameters<typeof open>[0] = JSON.parse(body);
    const opened = await open(upload, claim);
    if (!opened.ok) return Response.json({ title: opened.code }, { status: 400 });
    uploads.push(upload.data);
    events.push(...eventsOf(opened.chunk.payload));
    return Response.json({});
  };
  const answer = async (url: string, body: unknown) => {
    if (url.endsWith('/credoapplogin')) return Response.json(tokenAt(now()));
    if (url.endsWith('/upload')) return take(`${body}`);
    return url.startsWith(HOST_ORIGIN) ? Response.json({}) : Response.error();
  };
  return { keys, uploads, events, fetch: (input, init) => answer(`${input}`, init?.body) };
}

const tokenAt = (now: number) => ({
  access_token: 'token-of-this-page',
  token_type: 'bearer',
  issued: new Date(now).toUTCString(),
  expires: new Date(now + 3_600_000).toUTCString(),
  refresh_token: 'none',
});

/** Returns the name of a row's kind: `keyDown`. */
export const kindName = (kind: number): string =>
  Object.entries(EVENT_KIND).find(([, known]) => known === kind)?.[0] ?? `${kind}`;
