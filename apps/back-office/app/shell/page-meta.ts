import { sitePageMeta } from '@lender/web/document';
import { shellCopy } from './shell.copy.es.ts';

/** @example pageMeta({ title: 'Reloj' }) // → [{ title: 'Reloj · Quincena Operación' }] */
export const pageMeta = sitePageMeta(shellCopy.site);
