import { expect, test } from 'vitest';
import { TOOLS } from '../platform/tool-settings.ts';
import { beginDocument } from './new-document.server.ts';

const site = 'https://quincena.example';

function begins(to: string | undefined, { from, inUse = TOOLS }: { from?: string; inUse?: typeof TOOLS | [] } = {}) {
  const request = new Request(
    `${site}/flow?_data=flow`,
    from === undefined ? {} : { headers: { referer: site + from } },
  );
  const response = new Response(null, to === undefined ? {} : { headers: { 'X-Remix-Redirect': to } });
  return beginDocument(response, request, inUse).headers.has('X-Remix-Reload-Document');
}

test('a redirect to a page with other tools begins a new document', () => {
  expect(begins('/application/apply?tab=1', { from: '/ingresar' })).toBe(true);
  expect(begins('/registration/debit-credit-card', { from: '/registration/reference?x=1' })).toBe(true);
});

test('a redirect to a page with the same tools begins no new document', () => {
  expect(begins('/registration/address', { from: '/registration/employment' })).toBe(false);
  expect(begins('/flow', { from: '/ingresar' })).toBe(false);
});

test('a redirect begins a new document when the browser does not say where it is', () => {
  expect(begins('/registration/address')).toBe(true);
});

test('no other page follows the form of a card in its own document', () => {
  const from = '/registration/debit-credit-card?tarjeta=nueva';
  expect(begins('/registration/debit-credit-card', { from, inUse: [] })).toBe(true);
  expect(begins('/registration/belvo', { from: '/registration/debit-credit-card', inUse: [] })).toBe(false);
});

test('no new document begins where no tool is in use, or where there is no redirect', () => {
  expect(begins('/application/apply', { from: '/ingresar', inUse: [] })).toBe(false);
  expect(begins(undefined, { from: '/ingresar' })).toBe(false);
});
