import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8');

/** Component files that `index.ts` exports. */
const components = [...read('index.ts').matchAll(/export \{[^}]*\} from '\.\/(.+)\.tsx'/g)].map(
  ([, path]) => path as string,
);

test.each(components)('%s is shown in a story of its folder', (component) => {
  const stories = globSync(`${dirname(component)}/*.stories.tsx`, { cwd: source })
    .map(read)
    .join();
  expect(stories).toContain(`./${basename(component)}.tsx`);
});

const page = (component: string) => read(`${component}.mdx`);
const sections = (component: string) =>
  new Map(
    page(component)
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()]),
  );

test.each(components)('%s has a page that says when to use it, what to use instead, and its keys', (component) => {
  expect([...sections(component).keys()]).toEqual(['Use', 'Instead', 'Keyboard', 'Props']);
  for (const said of sections(component).values()) expect(said).not.toBe('');
});

test.each(components)('the page of %s shows a story that exists', (component) => {
  const [, from = '', story = ''] =
    /from '\.\/(.+\.stories\.tsx)';[\s\S]*<Canvas of=\{stories\.(\w+)\}/.exec(page(component)) ?? [];
  expect(read(`${dirname(component)}/${from}`)).toContain(`export const ${story}: `);
});

test.each(components)('%s is used in a story with every key of its page', (component) => {
  const stories = globSync(`${dirname(component)}/*.stories.tsx`, { cwd: source })
    .map(read)
    .join();
  const named = [...(sections(component).get('Keyboard') ?? '').matchAll(/^- (.*?): /gm)];
  const keys = named.flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key));
  const isPressed = (key: string) =>
    stories.includes(`'{${key}}'`) ||
    stories.includes(`'[${key}]'`) ||
    (key === 'Enter' && stories.includes('followed('));
  expect(keys.filter((key) => !isPressed(key))).toEqual([]);
});

test.each(globSync('**/*.css.ts', { cwd: source }))('%s takes its colours from the palette', (sheet) => {
  expect(read(sheet).match(/#[0-9a-f]{6}\b|rgba?\(|hsla?\(/gi)).toBeNull();
});

test.each(globSync('**/*.tsx', { cwd: source }).filter((path) => !/\.(stories|test)\.tsx$/.test(path)))(
  '%s holds no Spanish words',
  (component) => {
    const code = read(component).replaceAll(/\/\*\*.*?\*\/|\/\/.*$/gms, '');
    expect(code).not.toMatch(/[áéíóúñ¿¡]/i);
  },
);

const modules = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (path) => !/\.(stories|test)\.tsx$|\.test\.ts$|\.css\.ts$/.test(path),
);
const isClient = (path: string) => read(path).startsWith("'use client';\n");

test.each(modules)('%s says that it runs in a browser only if it does: hooks, handlers, contexts', (path) => {
  const code = read(path).replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '');
  expect(isClient(path)).toBe(
    /\b(?:use(?:[A-Z]\w*)?|createContext)(?:<[^>]*>)?\(|<\w+Context |\son[A-Z]\w+=\{/.test(code),
  );
});

test.each(modules.filter((path) => !isClient(path) && path !== 'index.ts'))(
  '%s, which may run on a server, imports only components and types from browser modules',
  (path) => {
    const imports = [...read(path).matchAll(/import (?!type)\{([^}]*)\} from '(\.[^']*)'/g)];
    const called = imports
      .filter(([, , from = '']) => isClient(join(dirname(path), from)))
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => !name.startsWith('type ') && !/^[A-Z]/.test(name));
    expect(called).toEqual([]);
  },
);
