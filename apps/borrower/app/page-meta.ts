import { brand } from '@lender/brand';
import type { MetaDescriptor } from '@remix-run/node';

/** What a page says about itself to browsers and search engines. */
export interface PageSummary {
  readonly title: string;
  readonly description?: string;
}

/** @example pageMeta({ title: 'Contacto' }) // → [{ title: 'Contacto · Quincena' }] */
export function pageMeta({ title, description }: PageSummary): MetaDescriptor[] {
  const named = { title: `${title} · ${brand.name}` };
  return description ? [named, { name: 'description', content: description }] : [named];
}
