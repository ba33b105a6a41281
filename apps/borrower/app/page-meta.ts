import { brand } from '@lender/brand';
import { sitePageMeta } from '@lender/web/document';

/** @example pageMeta({ title: 'Contacto' }) // → [{ title: 'Contacto · Quincena' }] */
export const pageMeta = sitePageMeta(brand.name);
