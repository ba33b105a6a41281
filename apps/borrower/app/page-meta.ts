import { brand } from '@lender/brand';
import { type PageSummary, sitePageMeta } from '@lender/web/document';
import type { MetaDescriptor } from '@remix-run/node';

const siteMeta = sitePageMeta(brand.name);

/**
 * Returns the metadata of a page, also for those to whom its address is sent.
 *
 * @example pageMeta({ title: 'Contacto' })[0] // → { title: 'Contacto · Quincena' }
 */
export const pageMeta = ({ title = brand.name, description }: PageSummary = {}): MetaDescriptor[] => [
  ...siteMeta({ title, ...(description && { description }) }),
  { property: 'og:title', content: title },
  ...(description ? [{ property: 'og:description', content: description }] : []),
];
