import { createRequire } from 'node:module';
import path from 'node:path';
import type { Statement } from './statement.ts';

/**
 * Module that is preloaded (`--import`) into the measured server and into the floor: sends its parent the CPU and
 * memory that the process used, and on request the statements that it sent. While no recording runs, it adds nothing.
 */
interface Driver {
  readonly Client: { readonly prototype: { query(...args: unknown[]): unknown } };
}
const { Client }: Driver = createRequire(path.join(process.cwd(), 'package.json'))('pg');
const { query } = Client.prototype;
let recorded: Statement[] = [];

function recordingQuery(this: unknown, ...args: unknown[]): unknown {
  const [asked, given] = args;
  // The values are beside the statement, with a name or without.
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
// The measuring process has ended, for whatever reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
