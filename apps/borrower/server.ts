import path from 'node:path';
import { buildFolder, createSite, serve } from '@lender/web/server';
import { PAPER_FORM_LIMIT_BYTES } from './app/features/registration/documents/document.ts';
import { env } from './app/platform/env.server.ts';

const mebibyte = 1024 * 1024;
const site = await createSite({
  buildPath: path.join(import.meta.dirname, buildFolder),
  publicOrigin: env.publicOrigin,
  trustedProxies: env.trustedProxies,
  production: env.production,
  errorReports: env.errorReports,
  uploads: {
    '/uploads/send': 15 * mebibyte,
    '/registration/id-document-upload': 15 * mebibyte,
    // Without a script a form carries all files of a document at once.
    '/registration/payroll-upload': PAPER_FORM_LIMIT_BYTES,
    '/registration/bank-statement-upload': PAPER_FORM_LIMIT_BYTES,
  },
});
await serve(site, { host: env.host, port: env.port });
