import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { closeDetailsScript } from './close-details.ts';
import { lostChunkScript } from './lost-chunk.ts';
import { PageContext, stylesPlaceholder } from './page-context.ts';

/**
 * Way in which a page hydrates: `none` never does; `island` runs one small module that hydrates parts of it; `page` is
 * taken over by Remix.
 */
export type Hydration = 'none' | 'island' | 'page';

export interface DocumentProps {
  /** BCP 47 tag of the page's language. */
  readonly lang: string;
  readonly hydration: Hydration;
  /** Further elements of `<head>`: icon, theme colour. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/**
 * HTML document around a page. A page that Remix does not hydrate carries the styles that it uses inside: one round
 * trip less.
 */
export function Document({ lang, hydration, head, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <Meta />
        {hydration === 'page' ? <Links /> : <InlineStyles hydration={hydration} />}
        {hydration !== 'none' && <LostChunk />}
        {hydration !== 'none' && <Preloads hydration={hydration} />}
      </head>
      <body>
        {children}
        <HydrationScripts hydration={hydration} />
      </body>
    </html>
  );
}

function InlineStyles({ hydration }: Pick<DocumentProps, 'hydration'>) {
  const { nonce, inlineSheets } = useContext(PageContext);
  const sheets = inlineSheets();
  if (!sheets) return <Links />;
  // Style sheets of the build itself.
  const text = { __html: stylesPlaceholder };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  const style = <style nonce={nonce} dangerouslySetInnerHTML={text} />;
  if (hydration === 'none') return style;
  return (
    <>
      {style}
      {/* An island wants them whole when it wakes. Until then they are fetched as what paints nothing here. */}
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} media="print" />
      ))}
    </>
  );
}

/**
 * Preloads at once the scripts that run only when the page is complete: otherwise the browser would find one script in
 * another. For an island, the scripts that run before it hydrates go first.
 */
function Preloads({ hydration }: { readonly hydration: 'island' | 'page' }) {
  const { nonce, scriptsFor, entryModule } = useContext(PageContext);
  return scriptsFor(hydration).map((href) => (
    <link
      key={href}
      rel="modulepreload"
      href={href}
      nonce={nonce}
      {...(hydration === 'island' && href !== entryModule && { fetchPriority: 'low' })}
    />
  ));
}

/** Must come before the first script that may fail to load. */
function LostChunk() {
  const { nonce } = useContext(PageContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, let in by its nonce
      dangerouslySetInnerHTML={{ __html: lostChunkScript }}
    />
  );
}

function HydrationScripts({ hydration }: Pick<DocumentProps, 'hydration'>) {
  const { nonce, entryModule, hotModule } = useContext(PageContext);
  const closeDetails = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, let in by its nonce
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: closeDetailsScript }} />
  );
  if (hydration === 'none') return closeDetails;
  if (hydration === 'island')
    return (
      <>
        {closeDetails}
        {hotModule && <script type="module" src={hotModule} nonce={nonce} />}
        <script type="module" src={entryModule} nonce={nonce} />
      </>
    );
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
