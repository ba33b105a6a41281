import { expect, test } from 'vitest';
import { site } from '../../test/visit.ts';
import { isBackground, renewalPath } from './session-use.ts';

const asked = (path: string, init?: RequestInit) => isBackground(new Request(site + path, init));

test('a page that a user opens and a form that a user sends count as use', () => {
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' } })).toBe(false);
  expect(asked('/solicitudes/1', { method: 'POST' })).toBe(false);
});

test('a list that is read again, a part of a page and a page that reloads itself do not count as use', () => {
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'cors' } })).toBe(true);
  expect(asked('/solicitudes/1/documentos/2', { headers: { 'sec-fetch-mode': 'no-cors' } })).toBe(true);
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'navigate' } })).toBe(true);
});

test('a renewal of the session counts as use only when the page says so', () => {
  expect(asked(renewalPath(false), { method: 'POST' })).toBe(true);
  expect(asked(renewalPath(true), { method: 'POST' })).toBe(false);
});
