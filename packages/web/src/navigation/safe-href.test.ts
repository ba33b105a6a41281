import { expect, test } from 'vitest';
import { attacks } from '../paths/attacks.data.ts';
import { safeHref } from './safe-href.ts';

test.each(attacks)('a link to %j leads to the first page', (href) => expect(safeHref(href)).toBe('/'));

test.each([
  '/profile',
  '?a=1',
  '#fila-3',
  'https://www.gob.mx/curp/',
  'tel:+525550000000',
  'mailto:hola@quincena.example',
])('a link to %s leads there', (href) => expect(safeHref(href)).toBe(href));
