import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../src/refusals.ts';

const FOLDER = new URL('../../../docs/errors/', import.meta.url);
const CODES = Object.keys(REFUSALS);
const SECTIONS = ['## What happened', '## Who sees it', '## How to fix', '## Related'];

const pageOf = (code: string): string => readFileSync(new URL(`${code}.md`, FOLDER), 'utf8');
const linksOf = (page: string): string[] => [...page.matchAll(/\]\(([^)/]+)\.md\)/g)].map(([, target = '']) => target);

describe('the pages of docs/errors', () => {
  it('there is one page for each refusal code, and no other page', () => {
    const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(CODES.map((code) => `${code}.md`).sort());
  });

  it.each(CODES)('the page of %s has the line that names its endpoints', (code) => {
    expect(pageOf(code)).toMatch(/^Declared by: /m);
  });

  it.each(CODES)('the page of %s says what happened, who sees it and how to fix it, in 25 lines at most', (code) => {
    const lines = pageOf(code).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(SECTIONS);
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  it.each(CODES)('the page of %s links to other codes that exist', (code) => {
    const links = linksOf(pageOf(code));
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(code);
    expect(CODES).toEqual(expect.arrayContaining(links));
  });
});
