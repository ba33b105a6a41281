import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type Rooms, titlesOf, wordsNamed, wordsSaidIn } from './said-words.ts';

const app = `${path.join(import.meta.dirname, 'app')}/`;
const copy = `${app}copy.ts`;
const standIn = `${app}i18next-stand-in.ts`;
/** Prefix of a module with some words of one area. */
const prefix = 'site-words:';
/** Prefix of a module with a copy file's titles for one route. */
const titles = 'site-titles:';
/** Modules that use copy files for `meta` alone. */
const sayOnlyTitles = /\/app\/(?:routes\/[\w.-]+|root)\.tsx/;

const inBrowser: Plugin['applyToEnvironment'] = ({ config }) => config.consumer === 'client';

/**
 * Makes every script of the browser bring the copy that it uses, and no other; the server has all of it. In the browser
 * `app/i18next-stand-in.ts` replaces the library that finds the texts. During development a script brings all copy, so
 * that a changed text is seen.
 */
export const siteWords = (): Plugin[] => {
  let rooms: Rooms = {};
  let isBuild = true;
  return [
    {
      name: 'site-words',
      enforce: 'pre',
      applyToEnvironment: inBrowser,
      configResolved: async ({ command }) => {
        isBuild = command === 'build';
        rooms = await import(pathToFileURL(copy).href);
      },
      resolveId: (source, importer = '') => {
        if (source === 'react-i18next') return standIn;
        if (isBuild && source.endsWith('.copy.es.ts') && sayOnlyTitles.test(importer))
          return `\0${titles}${path.resolve(path.dirname(importer), source)}?${path.basename(importer)}`;
        return source.startsWith(prefix) ? `\0${source}` : undefined;
      },
      load: (id) => {
        if (id.startsWith(`\0${titles}`)) return titlesModule(id.slice(titles.length + 1).replace(/\?.*/, ''));
        if (!id.startsWith(`\0${prefix}`)) return undefined;
        const name = id.slice(prefix.length + 1);
        return isBuild ? wordsModule(name, wordsNamed(name, rooms)) : allWordsModule;
      },
    },
    {
      // After the compiler, which removes comments and types: words named there are not used.
      name: 'site-words:said',
      applyToEnvironment: inBrowser,
      transform: (code, id) => {
        if (!id.startsWith(app) || id.endsWith('.copy.es.ts')) return undefined;
        const said = wordsSaidIn(code, rooms).filter((name) => wordsNamed(name, rooms));
        if (said.length === 0) return undefined;
        const imported = isBuild ? said : ['all'];
        return { code: imported.map(importOf).join('') + code, map: null };
      },
    },
  ];
};

const importOf = (name: string) => `import '${prefix}${name}';`;

const wordsModule = (name: string, words: object | undefined): string => `import { addWords } from '${standIn}';
addWords('${name.replace(/\..*/, '')}', ${JSON.stringify(words)});`;

async function titlesModule(file: string): Promise<string> {
  const copies: Rooms = await import(pathToFileURL(file).href);
  const kept = Object.entries(copies).filter(([, words]) => typeof words === 'object');
  return kept.map(([name, words]) => `export const ${name} = ${JSON.stringify(titlesOf(words))};`).join('\n');
}

const allWordsModule = `import { addWords } from '${standIn}';
import * as rooms from '${copy}';
for (const [room, words] of Object.entries(rooms)) addWords(room, words);`;
