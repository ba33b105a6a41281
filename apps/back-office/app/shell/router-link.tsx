import type { LinkComponentProps } from '@lender/ui';
import { Link, safeHref } from '@lender/web/navigation';

/**
 * Shows a link: pages of this site are swapped in place; a link that opens a new tab, moves within the page or leaves
 * the site is the browser's.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const isSamePage = href.startsWith('?');
  const isPage = isSamePage || href.startsWith('/');
  if (!isPage || rest.target !== undefined) return <a href={safeHref(href)} {...rest} />;
  return <Link to={href} preventScrollReset={isSamePage} {...rest} />;
}
