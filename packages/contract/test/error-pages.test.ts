import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { REFUSALS, type RefusalCode } from '../src/refusals.ts';

const FOLDER = new URL('../../../docs/errors/', import.meta.url);
const CODES = Object.keys(REFUSALS) as RefusalCode[];
const SECTIONS = ['## What happened', '## Who sees it', '## How to fix', '## Related'];

const pageOf = (code: string): string => readFileSync(new URL(`${code}.md`, FOLDER), 'utf8');
const linksOf = (page: string): string[] => [...page.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, target = '']) => target);

/** The line of a page that names its endpoints. When this test fails, copy the line that it expected. */
function declaredBy(code: RefusalCode): string {
  const names = Object.values<Endpoint>(ENDPOINTS)
    .filter(({ refusals }) => refusals.includes(code))
    .map(({ name }) => name)
    .sort()
    .map((name) => `\`${name}\``);
  return `Declared by: ${names.join(', ') || 'no endpoint'}`;
}

describe('the pages of docs/errors', () => {
  it('are one for each refusal code, and none besides', () => {
    const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(CODES.map((code) => `${code}.md`).sort());
  });

  it('are listed in the README, each with its status and text', () => {
    const rows = pageOf('README')
      .split('\n')
      .filter((line) => line.startsWith('| [`'))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(
      CODES.map((code) => [`[\`${code}\`](${code}.md)`, `${REFUSALS[code].status}`, `\`${REFUSALS[code].message}\``]),
    );
  });

  it.each(CODES)('open with the status and text of %s', (code) => {
    const { status, message } = REFUSALS[code];
    expect(pageOf(code).split('\n').slice(0, 3)).toEqual([`# \`${code}\``, '', `HTTP ${status}: \`${message}\``]);
  });

  it.each(CODES)('name the endpoints that declare %s', (code) => {
    const line = pageOf(code)
      .split('\n')
      .find((text) => text.startsWith('Declared by: '));
    expect(line).toBe(declaredBy(code));
  });

  it.each(CODES)('tell of %s what happened, who sees it and how to fix it, in 25 lines', (code) => {
    const lines = pageOf(code).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(SECTIONS);
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  it.each(CODES)('lead from %s to other codes that exist', (code) => {
    const links = linksOf(pageOf(code));
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(code);
    expect(CODES).toEqual(expect.arrayContaining(links));
  });
});
