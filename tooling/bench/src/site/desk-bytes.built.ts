import { expect, test } from 'vitest';
import { builtSite, chunkOfRoute } from './built-site.ts';

const site = builtSite('back-office');
const pages = Object.keys(site.chunks).filter((key) => key.endsWith(chunkOfRoute('.tsx')));
const everyPage = ['app/entry.client.tsx', ...['app/root.tsx', 'app/routes/staff.tsx'].map(chunkOfRoute)];

test.each(pages)('the page %s, when it is opened first, loads at most 180 KB of scripts', (page) => {
  const files = [...site.find('assets/manifest-*.js'), ...[...everyPage, page].flatMap(site.filesOf)];
  expect(site.bytesOf(files)).toBeGreaterThan(50_000);
  expect(site.bytesOf(files)).toBeLessThanOrEqual(180_000);
});
