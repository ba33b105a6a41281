import { type Chunk, type ChunkKeys, createChunkOpener, generateChunkKeys, memoryClaims } from '../src/server.ts';

/** Answer of a scoring host. */
export interface HostAnswer {
  readonly status: number;
  readonly body: object;
}

export interface HostRequest {
  readonly method: string;
  /** Path of the request, with its query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A scoring host that keeps what it opens, and misbehaves on request. */
export interface TestHost {
  readonly keys: ChunkKeys;
  /** Every new chunk, in the order of its arrival. */
  readonly chunks: Chunk[];
  /** Every upload as received. */
  readonly uploads: string[];
  /** Number of sign-ins. */
  logins: number;
  /** Number of chunks that came again. */
  repeats: number;
  /** Answers in place of the host. */
  refuse: ((request: HostRequest) => HostAnswer | undefined) | undefined;
  answer(request: HostRequest): Promise<HostAnswer>;
}

export const problem = (status: number, title: string, detail = ''): HostAnswer => ({
  status,
  body: { title, detail },
});

export async function createTestHost(now: () => number = Date.now): Promise<TestHost> {
  const keys = await generateChunkKeys('k1');
  const open = createChunkOpener({ keys: [keys.privateKey] });
  const claim = memoryClaims();
  const host: TestHost = {
    keys,
    chunks: [],
    uploads: [],
    logins: 0,
    repeats: 0,
    refuse: undefined,
    answer: async (request) => {
      const refused = host.refuse?.(request);
      if (refused) return refused;
      if (request.path.endsWith('/credoapplogin')) return { status: 200, body: signIn(++host.logins, now()) };
      if (!request.authorization?.startsWith('Bearer token-')) return problem(401, 'unauthorized', 'Sign in first');
      if (request.method === 'GET') return { status: 200, body: {} };
      return take(host, request.body);
    },
  };
  const take = async (own: TestHost, body: string): Promise<HostAnswer> => {
    own.uploads.push(body);
    const opened = await open(JSON.parse(body), claim);
    if (!opened.ok) return problem(400, opened.code, 'The data cannot be read');
    if (opened.isRepeat) own.repeats++;
    else own.chunks.push(opened.chunk);
    return { status: 200, body: {} };
  };
  return host;
}

const signIn = (turn: number, now: number) => ({
  access_token: `token-${turn}`,
  token_type: 'bearer',
  issued: new Date(now).toUTCString(),
  expires: new Date(now + 3_600_000).toUTCString(),
  refresh_token: 'none',
});
