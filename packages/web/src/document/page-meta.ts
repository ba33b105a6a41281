import type { MetaDescriptor } from '@remix-run/node';

/** Facts about a page for browsers and search engines. */
export interface PageSummary {
  /** Missing for a page that could not be read. */
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
