import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { pageScripts } from './page-scripts.ts';

const route = (module: string, imports: string[]) => ({ module, imports });
const entry = {
  manifest: {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: route('/root.js', ['/base.js', '/page.js']),
      loan: route('/loan.js', ['/base.js', '/words.js']),
      other: route('/other.js', ['/more.js']),
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'loan' } }] },
} as unknown as EntryContext;

test('a page asks for the scripts of its own routes, each once', () =>
  expect(pageScripts(entry)).toEqual([
    '/manifest.js',
    '/entry.js',
    '/root.js',
    '/base.js',
    '/page.js',
    '/loan.js',
    '/words.js',
  ]));
