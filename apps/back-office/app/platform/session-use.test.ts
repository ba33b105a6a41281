import { expect, test } from 'vitest';
import { site } from '../../test/visit.ts';
import { isBackground, renewalPath } from './session-use.ts';

const asked = (path: string, init?: RequestInit) => isBackground(new Request(site + path, init));

test('a page that somebody opens and a form that they send are a use', () => {
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' } })).toBe(false);
  expect(asked('/solicitudes/1', { method: 'POST' })).toBe(false);
});

test('a list that is read anew, a part of a page and a page that loads itself again are none', () => {
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'cors' } })).toBe(true);
  expect(asked('/solicitudes/1/documentos/2', { headers: { 'sec-fetch-mode': 'no-cors' } })).toBe(true);
  expect(asked('/colas/open', { headers: { 'sec-fetch-mode': 'navigate' } })).toBe(true);
});

test('a renewal of the session is a use only where a page says that somebody did something', () => {
  expect(asked(renewalPath(false), { method: 'POST' })).toBe(true);
  expect(asked(renewalPath(true), { method: 'POST' })).toBe(false);
});
