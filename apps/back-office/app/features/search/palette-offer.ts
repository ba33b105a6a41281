import { type Endpoint, getWork, openBorrowerSite, searchBackOffice } from '@lender/contract';
import type { Permission } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { EVERYWHERE_KEYS } from '../../shell/keys/key-rows.ts';
import { menuItems } from '../../shell/menu-items.ts';
import { findCopy } from './find.copy.es.ts';
import { PALETTE_COMMANDS, type PaletteCommand, type PaletteItem } from './palette-items.ts';

type StaffEndpoint = Extract<Endpoint, { access: 'staff' }>;

/** Call that a command makes; null for signing out, open to all. */
const CALLS: Readonly<Record<PaletteCommand, StaffEndpoint | null>> = {
  next: getWork,
  openSite: openBorrowerSite,
  signOut: null,
};

interface Offer {
  readonly screens: readonly PaletteItem[];
  readonly commands: readonly PaletteItem[];
  readonly maySearch: boolean;
}

/** Returns the pages and commands that the permissions allow. */
export function paletteOffer(permissions: readonly Permission[]): Offer {
  const may = (endpoint: StaffEndpoint | null) => endpoint === null || permissions.includes(endpoint.permission);
  const maySearch = may(searchBackOffice);
  const ofMenu = menuItems(permissions).map(({ href, label, goKey }) => ({
    key: `screen-${href}`,
    label,
    keys: goKey && `${EVERYWHERE_KEYS.go} ${goKey}`,
    does: { href },
  }));
  const search = { key: 'screen-search', label: findCopy.title, does: { href: screenPath('search', {}) } };
  const commands = PALETTE_COMMANDS.filter((command) => may(CALLS[command]));
  return {
    maySearch,
    screens: [...ofMenu, ...(maySearch ? [search] : [])],
    commands: commands.map((command) => ({
      key: `command-${command}`,
      label: findCopy.palette.commandLabels[command],
      does: { command },
    })),
  };
}
