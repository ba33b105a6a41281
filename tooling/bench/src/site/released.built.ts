import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { builtSite, clientFolder } from './built-site.ts';
import { bundleAsReleased } from './bundle-as-released.ts';

/** Parts of React and Remix that both sites run, at least. */
const EVERY_SITE_RUNS = `
  export { hydrateRoot } from 'react-dom/client';
  export { Form, Link, RemixBrowser } from '@remix-run/react';`;

/** Names and texts that no minifier changes: properties, and strings of one word. */
const WORDS = /(?<=\.)[A-Za-z_$][\w$]{5,}|(?<=["'])[\w:-]{6,}(?=["'])/g;

// Without it, the bundle is one for development.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

test.each(['borrower', 'back-office'])('%s sends React and Remix to browsers as they were released', async (app) => {
  const released = await bundleAsReleased(EVERY_SITE_RUNS, app);
  const words = [...new Set(released.match(WORDS))];
  expect(words.length).toBeGreaterThan(1_000);
  const sent = builtSite(app)
    .find('assets/*.js')
    .map((file) => readFileSync(path.join(clientFolder(app), file), 'utf8'))
    .join('\n');
  expect(words.filter((word) => !sent.includes(word))).toEqual([]);
});
