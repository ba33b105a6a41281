import type { Breach } from './check-layers.ts';
import { bindingsOf } from './endpoint-bindings.ts';

/** Text of a source file, with its path from the root of the workspace. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

const contract = 'packages/contract/src/';
const modules = 'apps/api/src/modules/';

/**
 * Returns every place where the folders of the contract differ from the modules of the server. An endpoint lies in the
 * folder of the module that implements it. Where that folder has folders of its own, they are those of the module.
 *
 * @param files those of the contract and of the modules; tests are left out
 * @param withoutModule folders of the contract that belong to no module
 */
export function checkContract(files: readonly SourceText[], withoutModule: ReadonlySet<string>): Breach[] {
  const sources = files.filter(({ path }) => !path.endsWith('.test.ts'));
  const implementedIn = Map.groupBy(
    sources.flatMap((file) =>
      bindingsOf(file).implemented.map((name) => ({ name, folder: below(file.path, modules) })),
    ),
    ({ name }) => name,
  );
  const endpoints = sources.flatMap((file) =>
    bindingsOf(file).declared.map((name) => ({ name, where: file.path, folder: below(file.path, contract) })),
  );
  const problems = endpoints.flatMap(({ name, where, folder }) => {
    const homes = (implementedIn.get(name) ?? []).map((home) => home.folder);
    if (homes.length === 0) return [{ where, problem: `no module implements ${name}` }];
    const isHome = homes.every((home) => `${home}/`.startsWith(`${folder}/`));
    return isHome ? [] : [{ where, problem: `${name} is implemented in ${homes.join(' and ')}` }];
  });
  return [...unknownFolders(sources, withoutModule), ...problems];
}

/** Returns the folder of a file, seen from another folder; empty for a file that lies elsewhere or in no folder. */
const below = (file: string, base: string): string =>
  file.startsWith(base) ? file.slice(base.length).split('/').slice(0, -1).join('/') : '';

function unknownFolders(sources: readonly SourceText[], withoutModule: ReadonlySet<string>): Breach[] {
  const foldersIn = (base: string) => new Set(sources.map(({ path }) => below(path, base).replace(/\/.*/, '')));
  const known = foldersIn(modules);
  const folders = [...foldersIn(contract)].filter(Boolean);
  const unknown = folders.filter((folder) => !known.has(folder) && !withoutModule.has(folder));
  const unused = [...withoutModule].filter((folder) => known.has(folder) || !folders.includes(folder));
  return [
    ...unknown.map((folder) => ({ where: `${contract}${folder}`, problem: 'no module has this name' })),
    ...unused.map((folder) => ({ where: `${contract}${folder}`, problem: 'needs no exception' })),
  ];
}
