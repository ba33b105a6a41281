import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** What `pg` says to a query of one's own making. */
interface Wire {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}

/** Writes rows by `COPY … FROM STDIN`, as text. */
export function copyRows(client: pg.Client, head: string, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.query({
    submit: (connection: Wire) => connection.query(`copy ${head} from stdin`),
    handleCopyInResponse: async (connection: Wire) => {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        connection.sendCopyFromChunk(bytes.subarray(at, at + CHUNK_BYTES));
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    },
    handleError: (error: Error) => reject(error),
    handleReadyForQuery: () => resolve(),
    handleCommandComplete: () => {},
    handleRowDescription: () => {},
    handleDataRow: () => {},
    handlePortalSuspended: () => {},
    handleEmptyQuery: () => {},
  } as unknown as pg.Submittable);
  return promise;
}

const CHUNK_BYTES = 256 * 1024;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value as `COPY` reads it. */
export const copied = (value: string): string => value.replace(/[\\\t\n\r]/g, (mark) => ESCAPES[mark] ?? mark);

/** What `COPY` reads as null. */
export const COPIED_NULL = '\\N';
