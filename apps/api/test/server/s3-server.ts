import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';

/** Name of the only bucket, and the keys that open it. */
export const BUCKET = 'lender-documents';
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * Starts a server that speaks S3's protocol over HTTP, with one bucket; it checks signatures. Call it at the top of a
 * test file.
 */
export async function s3Server() {
  const directory = await mkdtemp(path.join(tmpdir(), 'lender-s3-'));
  const port = await freePort();
  const open = async () => {
    const server = new S3rver({
      ...{ port, directory, address: '127.0.0.1', silent: true },
      configureBuckets: [{ name: BUCKET }],
    });
    // S3rver computes the signature of a listing without the path's last slash: only there it compares none.
    server.middleware.unshift((context, next) => {
      if (context.path === `/${BUCKET}/`)
        context.app = Object.assign(Object.create(context.app), { allowMismatchedSignatures: true });
      return next();
    });
    await server.run();
    return server;
  };
  let server = await open();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => server.close(),
    startAgain: async () => {
      server = await open();
    },
  };
}
