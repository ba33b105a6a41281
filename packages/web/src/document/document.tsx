import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { PageContext, stylesPlaceholder } from './page-context.ts';

/**
 * How a page hydrates: `none` never does; `island` runs one small module that hydrates parts of it;
 * `page` is taken over by Remix.
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
 * The HTML document around a page. A page that Remix does not take over carries the styles that it uses inside: one
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
        {hydration === 'page' ? <Links /> : <InlineStyles />}
      </head>
      <body>
        {children}
        <HydrationScripts hydration={hydration} />
      </body>
    </html>
  );
}

function InlineStyles() {
  const { nonce, inlineSheets } = useContext(PageContext);
  const sheets = inlineSheets();
  if (!sheets) return <Links />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets
  return <style nonce={nonce} data-sheets={sheets.join(' ')} dangerouslySetInnerHTML={{ __html: stylesPlaceholder }} />;
}

function HydrationScripts({ hydration }: Pick<DocumentProps, 'hydration'>) {
  const { nonce, entryModule, hotModule } = useContext(PageContext);
  if (hydration === 'none') return null;
  if (hydration === 'island')
    return (
      <>
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
