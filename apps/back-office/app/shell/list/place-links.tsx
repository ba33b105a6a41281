import { Pagination } from '@lender/ui';
import type { PageLinks } from '../page-links.ts';
import { shellCopy } from '../shell.copy.es.ts';

/** Draws the links of a list that continues after a row; nothing where all rows are on one page. */
export const PlaceLinks = ({ previous, next }: Pick<PageLinks, 'previous' | 'next'>) =>
  (previous || next) && <Pagination label={shellCopy.pages.label} pages={[]} previous={previous} next={next} />;
