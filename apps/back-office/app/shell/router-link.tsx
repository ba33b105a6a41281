import type { LinkComponentProps } from '@lender/ui';
import { Link, safeHref } from '@lender/web/navigation';

/** Pages of this site are swapped in place; whatever opens a new tab, moves on the page or leaves is the browser's. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const isSamePage = href.startsWith('?');
  const isPage = isSamePage || href.startsWith('/');
  if (!isPage || rest.target !== undefined) return <a href={safeHref(href)} {...rest} />;
  return <Link to={href} preventScrollReset={isSamePage} {...rest} />;
}
