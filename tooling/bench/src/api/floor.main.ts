import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import type { Identity, Likeness, Script, ScriptValue } from './script.ts';

/**
 * Lower bound: bare `node:http` and `pg` that do for a request what the server does, statement by statement, with the
 * caller's own values, and answer with the same bytes. It checks nothing.
 */
const { DATABASE_URL: connectionString = '', PORT: port = '' } = process.env;
const pool = new pg.Pool({ connectionString, max: 16 });
/** Script of the call that is measured. */
let script: Script | undefined;

process.on('message', (message: { script?: Script }) => {
  if (!message.script) return;
  script = message.script;
  process.send?.({});
});

const server = createServer(async (request, response) => {
  if (!script) return response.writeHead(200).end();
  await readJson(request);
  await replay(script, identityOf(request));
  response.writeHead(script.status, script.headers).end(JSON.stringify(script.reply));
});
server.keepAliveTimeout = 72_000;
process.on('SIGTERM', () => process.exit(0));
server.listen(Number(port), '127.0.0.1');

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function identityOf({ headers }: IncomingMessage): Identity {
  const payload = headers.authorization?.split('.')[1];
  const { sub = '', sid = '' } = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
  return { account: sub, session: sid, key: String(headers['idempotency-key'] ?? '') };
}

async function replay({ steps }: Script, identity: Identity): Promise<void> {
  const fresh: unknown[] = [];
  let inside: pg.PoolClient | undefined;
  for (const { text, values } of steps) {
    if (text === 'begin') inside = await pool.connect();
    const given = values.map((value) => valueFor(value, { identity, fresh }));
    await (inside ? inside.query(text, given) : pool.query(text, given));
    if (text === 'commit') {
      inside?.release();
      inside = undefined;
    }
  }
}

function valueFor(value: ScriptValue, { identity, fresh }: { identity: Identity; fresh: unknown[] }): unknown {
  if (value.kind === 'constant') return value.value;
  if (value.kind === 'identity')
    return value.pieces.map((piece) => (typeof piece === 'string' ? piece : identity[piece.of])).join('');
  fresh[value.group] ??= make(value.like);
  return fresh[value.group];
}

function make(like: Likeness): unknown {
  switch (like.kind) {
    case 'uuid':
      return randomUUID();
    case 'moment':
      return new Date();
    case 'number':
      return String(randomInt(2 ** 47));
    case 'bytes':
      return randomBytes(like.length);
    case 'text':
      return randomBytes(like.length).toString('hex').slice(0, like.length);
  }
}
