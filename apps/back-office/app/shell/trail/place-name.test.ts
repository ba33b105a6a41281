import { ROLE_PERMISSIONS } from '@lender/lending';
import { expect, test } from 'vitest';
import { menuItems } from '../menu-items.ts';
import { placeName } from './place-name.ts';

const items = menuItems(ROLE_PERMISSIONS.payments);

test.each([
  ['/pendientes?tipo=chargeback', 'Pendientes'],
  ['/prestamos', 'Préstamos'],
  ['/prestamos/7', 'el préstamo'],
  ['/solicitudes/7?de=x', 'la solicitud'],
  ['/cobranza', undefined],
  ['/buscar', undefined],
])('a link back to %s names the page %s', (address, name) => {
  expect(placeName(address, items)).toBe(name);
});
