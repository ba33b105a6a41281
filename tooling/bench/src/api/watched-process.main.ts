import { createRequire } from 'node:module';
import path from 'node:path';
import type { Statement } from './statement.ts';

/**
 * Preloaded (`--import`) into the server that is measured and into the floor: tells its parent how much CPU and
 * memory the process used, and which statements it sent when that is asked for. While nobody records, nothing is in the way.
 */
interface Driver {
  readonly Client: { readonly prototype: { query(...args: unknown[]): unknown } };
}
const { Client }: Driver = createRequire(path.join(process.cwd(), 'package.json'))('pg');
const { query } = Client.prototype;
let recorded: Statement[] = [];

function recordingQuery(this: unknown, ...args: unknown[]): unknown {
  const [asked, given] = args;
  // With a name or without, the values stand beside it.
  const text: unknown = typeof asked === 'object' && asked ? Reflect.get(asked, 'text') : asked;
  if (typeof text === 'string') recorded.push({ text, values: Array.isArray(given) ? [...given] : [] });
  return query.apply(this, args);
}

const ANSWERS: Readonly<Record<string, () => unknown>> = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory: () => {
    const { rss, heapUsed } = process.memoryUsage();
    return { rss, heapUsed };
  },
  record: () => {
    recorded = [];
    Client.prototype.query = recordingQuery;
  },
  recorded: () => {
    Client.prototype.query = query;
    return recorded;
  },
};

process.on('message', (message: { ask?: string }) => {
  const answer = message.ask === undefined ? undefined : ANSWERS[message.ask];
  if (answer) process.send?.({ answer: answer() });
});
// Whoever measures is gone, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
