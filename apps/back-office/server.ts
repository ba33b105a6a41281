import path from 'node:path';
import { buildFolder, createSite, serve } from '@lender/web/server';
import { env } from './app/platform/env.server.ts';

const mebibyte = 1024 * 1024;

const site = await createSite({
  buildPath: path.join(import.meta.dirname, buildFolder),
  publicOrigin: env.publicOrigin,
  trustedProxies: env.trustedProxies,
  production: env.production,
  errorReports: env.errorReports,
  uploads: { '/conciliacion/banco': 5 * mebibyte },
});
await serve(site, { host: env.host, port: env.port });
