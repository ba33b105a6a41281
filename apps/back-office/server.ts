import path from 'node:path';
import { createSite, serve } from '@lender/web/server';
import { session } from './app/platform/cookies.server.ts';
import { env } from './app/platform/env.server.ts';

const site = await createSite({
  buildPath: path.join(import.meta.dirname, 'build'),
  publicOrigin: env.publicOrigin,
  trustedProxies: env.trustedProxies,
  sessionCookieName: session.name,
  production: env.production,
  uploadBytes: 0,
});
await serve(site, { port: env.port });
