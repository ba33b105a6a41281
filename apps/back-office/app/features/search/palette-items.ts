import { findCopy } from './find.copy.es.ts';
import type { Found } from './found.ts';

const { palette: copy } = findCopy;

/** Commands that the palette runs by itself. */
export const PALETTE_COMMANDS = ['next', 'openSite', 'signOut'] as const;
export type PaletteCommand = (typeof PALETTE_COMMANDS)[number];

/** Line of the palette: a place to go to, or an action. */
export interface PaletteItem {
  /** Key that is unique among all lines. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  /** Keyboard shortcut with the same effect. */
  readonly keys?: string | undefined;
  readonly does: { readonly href: string } | { readonly command: PaletteCommand };
}

export interface PaletteSection {
  readonly key: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

interface Offer {
  readonly screens: readonly PaletteItem[];
  readonly commands: readonly PaletteItem[];
  readonly found: Found | undefined;
}

/**
 * Returns what the palette shows for the typed text: search results first, then the pages and commands whose words
 * contain it. Accents and capitals make no difference.
 */
export function paletteSections(typed: string, { screens, commands, found }: Offer): readonly PaletteSection[] {
  const wanted = folded(typed);
  const named = (items: readonly PaletteItem[]) => items.filter(({ label }) => folded(label).includes(wanted));
  return [
    ...(found?.groups ?? []).map(({ kind, label, hits }) => ({
      key: kind,
      label,
      items: hits.flatMap(({ key, title, detail, href }) =>
        href === null ? [] : [{ key, label: title, detail, does: { href } }],
      ),
    })),
    { key: 'screens', label: copy.screens, items: named(screens) },
    { key: 'commands', label: copy.commands, items: named(commands) },
  ].filter(({ items }) => items.length > 0);
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
