import type { MetaDescriptor } from '@remix-run/node';
import { shellCopy } from './shell.copy.es.ts';

/**
 * The title of a page, in the browser's tab.
 *
 * @example
 * pageMeta('Reloj') // → [{ title: 'Reloj · Quincena Operación' }]
 */
export function pageMeta(title?: string): MetaDescriptor[] {
  return [{ title: title ? `${title} · ${shellCopy.site}` : shellCopy.site }];
}
