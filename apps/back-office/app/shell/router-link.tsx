import type { LinkComponentProps } from '@lender/ui';
import { Link } from '@remix-run/react';

/** Pages of this site are swapped in place; whatever opens a new tab or leaves is the browser's. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const isPage = href.startsWith('/') && rest.target === undefined;
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
