import { brand } from '@lender/brand';
import { look } from '@lender/brand/look';
import { routeAt } from '@lender/flow/routes';
import { isForEverybody } from './for-everybody.ts';

export interface PageHeadProps {
  /** Origin of the site as visitors find it, without a trailing slash; nothing on a page that broke. */
  readonly origin: string | undefined;
  readonly pathname: string;
}

/**
 * Renders the metadata of every page for browsers, and that of public pages for search engines and for those who share
 * them.
 */
export function PageHead({ origin, pathname }: PageHeadProps) {
  const route = routeAt(pathname);
  const isShared = origin !== undefined && route !== undefined && isForEverybody(route);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={look.light.primary} />
      {isShared && (
        <>
          <link rel="canonical" href={origin + route.path} />
          <meta property="og:url" content={origin + route.path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:locale" content="es_MX" />
          <meta property="og:image" content={`${origin}/share.png`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
