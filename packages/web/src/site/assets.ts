import path from 'node:path';
import express from 'express';
import { describeCompressed, precompressed } from './precompressed.ts';

/** Serves files: those with a hash in their name never change; the others may, within the hour. */
export function assets(clientPath: string): express.Router {
  const router = express.Router();
  router.use(precompressed(clientPath));
  const common = { index: false, setHeaders: describeCompressed };
  router.use('/assets', express.static(path.join(clientPath, 'assets'), { ...common, immutable: true, maxAge: '1y' }));
  router.use(express.static(clientPath, { ...common, maxAge: '1h' }));
  return router;
}
