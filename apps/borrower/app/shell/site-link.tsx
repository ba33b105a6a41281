import { routeAt } from '@lender/flow/routes';
import type { LinkComponentProps } from '@lender/ui';
import { Link, safeHref } from '@lender/web/navigation';
import { useSharesDocument } from '../tracking/use-shares-document.ts';

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/**
 * Renders a link to any address. Between pages that Remix takes over it swaps the page; into one that does not hydrate,
 * or off the site, the browser navigates by itself, since nothing there would carry the other page's copy. The browser
 * also navigates by itself where the pages have different tools.
 */
export function SiteLink({ href, ...rest }: LinkComponentProps) {
  const sharesDocument = useSharesDocument();
  const isWithin = href.startsWith('/') && routeAt(pathOf(href))?.hydration === 'page' && sharesDocument(pathOf(href));
  return isWithin ? <Link to={href} {...rest} /> : <a href={safeHref(href)} {...rest} />;
}
