import { appendFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { API_ROLE } from '../../src/kernel/database/api-role.ts';

/** Records the statements that servers of a test run send, one file for each process; see README.md. */
const folder = process.env.RECORD_STATEMENTS ?? '';
const seen = new Set<string>();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (
  this: pg.Client & { connectionParameters?: { options?: string } },
  ...sent: unknown[]
) {
  const [first] = sent;
  const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
  const isServers = this.connectionParameters?.options?.includes(`role=${API_ROLE}`);
  if (text && isServers && !seen.has(text)) {
    seen.add(text);
    appendFileSync(path.join(folder, `${process.pid}.ndjson`), `${JSON.stringify(text)}\n`);
  }
  return Reflect.apply(query, this, sent);
} as typeof query;
