import { brand } from '@lender/brand';
import { type PageSummary, sitePageMeta } from '@lender/web/document';
import type { MetaDescriptor } from '@remix-run/node';

const siteMeta = sitePageMeta(brand.name);

/**
 * What a page says about itself, to whoever is sent its address, too.
 *
 * @example pageMeta({ title: 'Contacto' })[0] // → { title: 'Contacto · Quincena' }
 */
export const pageMeta = ({ title = brand.name, description }: PageSummary = {}): MetaDescriptor[] => [
  ...siteMeta({ title, ...(description && { description }) }),
  { property: 'og:title', content: title },
  ...(description ? [{ property: 'og:description', content: description }] : []),
];
