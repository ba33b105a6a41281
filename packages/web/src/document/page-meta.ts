import type { MetaDescriptor } from '@remix-run/node';

/** What a page says about itself to browsers and search engines. */
export interface PageSummary {
  /** Nothing for a page that could not be read. */
  readonly title?: string;
  readonly description?: string;
}

/**
 * Makes the meta data of a site's pages.
 *
 * @example
 * const pageMeta = sitePageMeta('Quincena')
 * pageMeta({ title: 'Contacto' }) // → [{ title: 'Contacto · Quincena' }]
 */
export const sitePageMeta =
  (site: string) =>
  ({ title, description }: PageSummary = {}): MetaDescriptor[] => [
    { title: title ? `${title} · ${site}` : site },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
