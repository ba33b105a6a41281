import type { EntryContext } from '@remix-run/node';
import { stylesPlaceholder } from './page-context.ts';
import { readStyleSheet, type StyleSheet, usedStyles } from './used-styles.ts';

/** Styles of one page, which may carry them inside. */
export interface PageStyles {
  /** Returns the addresses of the page's sheets, or nothing when it must link them; called by the page. */
  readonly inline: () => readonly string[] | undefined;
  /** True when the page asked for styles and got them. */
  readonly areInline: () => boolean;
  /** Inserts the styles that the rendered page uses into their place. */
  readonly fill: (html: string) => string;
}

/** Sheets by their text; as many entries as a build has sheets. */
const sheets = new Map<string, StyleSheet>();

/** @param read - the text of a style sheet by its address */
export function pageStyles(entry: EntryContext, read: (href: string) => string | undefined): PageStyles {
  const hrefs = stylesheetsOf(entry);
  const texts = hrefs.map(read).filter((text) => text !== undefined);
  let areInline = false;
  return {
    inline: () => {
      // In development there are no sheets: the framework puts the styles into its links.
      areInline = hrefs.length > 0 && texts.length === hrefs.length;
      return areInline ? hrefs : undefined;
    },
    areInline: () => areInline,
    fill: (html) =>
      html.replace(stylesPlaceholder, () => texts.map((text) => usedStyles(sheetOf(text), html)).join('')),
  };
}

function sheetOf(text: string): StyleSheet {
  const sheet = sheets.get(text) ?? readStyleSheet(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Returns the addresses of the style sheets of the page's routes, each once, outermost first. */
function stylesheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return [...new Set(routes.flatMap((route) => route?.css ?? []))];
}
