import { mayRole, PERMISSIONS, ROLE_PERMISSIONS, STAFF_ROLES } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { paletteSections } from './palette-items.ts';
import { paletteOffer } from './palette-offer.ts';

const offer = { ...paletteOffer(PERMISSIONS), found: undefined };
const labels = (typed: string, given: Parameters<typeof paletteSections>[1] = offer) =>
  paletteSections(typed, given).map(({ label, items }) => [label, items.map((item) => item.label)]);

describe('the palette', () => {
  test('the palette offers every page and command, each with its keys, while nothing is typed', () => {
    const [screens, commands] = paletteSections('', offer);
    expect(screens?.items).toContainEqual(expect.objectContaining({ label: 'Mi trabajo', keys: 'g t' }));
    expect(screens?.items).toContainEqual(expect.objectContaining({ label: 'Buscar', does: { href: '/buscar' } }));
    expect(commands?.items.map(({ label }) => label)).toContain('Empezar lo siguiente');
  });

  test('the palette keeps the entries that contain the typed text, regardless of accents and capitals', () => {
    expect(labels('POLITICA')).toEqual([['Ir a', ['Políticas']]]);
    expect(labels('sesión')).toEqual([['Hacer', ['Cerrar sesión']]]);
    expect(labels('zzz')).toEqual([]);
  });

  test('the palette shows search results first, and only those that have a page', () => {
    const hit = {
      key: 'client-1',
      title: 'Ana',
      detail: 'Activo',
      href: '/clientes/1',
      caseHref: null,
      loanHref: null,
    };
    const hits = [hit, { ...hit, key: 'receipt-1', href: null }];
    const groups = [{ kind: 'client', label: 'Clientes', hits }];
    const found = { text: 'an', groups, count: 2, hasMore: false, exactHref: null };
    expect(labels('pendientes', { ...offer, found })).toEqual([
      ['Clientes', ['Ana']],
      ['Ir a', ['Pendientes']],
    ]);
  });

  test.each(STAFF_ROLES)('the palette gives the role %s the commands that the role may use', (role) => {
    const { commands, maySearch } = paletteOffer(ROLE_PERMISSIONS[role]);
    const keys = commands.map(({ key }) => key);
    expect(keys).toContain('command-next');
    expect(keys).toContain('command-signOut');
    expect(maySearch).toBe(mayRole(role, 'search.read'));
  });
});
