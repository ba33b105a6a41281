import type { SourceText } from './check-contract.ts';
import type { Breach } from './check-layers.ts';
import { bindingsOf } from './endpoint-bindings.ts';

const modules = /^apps\/api\/src\/modules\/(([^/]+)\/.*)/;
const feature = /^apps\/[^/]+\/app\/features\/([^/]+)/;

/**
 * Returns every feature of a site whose name is not that of a module that it calls. The name of a folder of that module
 * will do, alone (`payouts` of `payments`) or before the module's name (`incoming-payments`). Tests are left out.
 *
 * @param exceptions features with another name, by their paths, each with its reason
 */
export function checkFeatures(files: readonly SourceText[], exceptions: ReadonlyMap<string, string>): Breach[] {
  const sources = files.filter(({ path }) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'));
  const served = servedBy(sources);
  const features = Map.groupBy(sources, ({ path }) => feature.exec(path)?.[0]);
  const gone = [...exceptions.keys()].filter((where) => !features.has(where));
  const problems = [...features].flatMap(([where, parts]) => {
    const [, name = ''] = feature.exec(where ?? '') ?? [];
    if (!where || !name) return [];
    const called = new Set(
      parts.flatMap(({ text }) => text.match(/\w+/g) ?? []).flatMap((word) => served.get(word) ?? []),
    );
    const names = [...called].flatMap((module) => [...namesOf(module, sources)]);
    const isNamed = called.size === 0 || names.includes(name);
    if (isNamed === exceptions.has(where)) {
      const problem = isNamed ? 'needs no exception' : `calls ${[...called].toSorted().join(', ')}`;
      return [{ where, problem }];
    }
    return [];
  });
  return [...gone.map((where) => ({ where, problem: 'is no feature' })), ...problems];
}

/** Returns the module that serves each endpoint. */
function servedBy(sources: readonly SourceText[]): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap((file) => {
      const [, , module] = modules.exec(file.path) ?? [];
      return module ? bindingsOf(file).implemented.map((name) => [name, module] as const) : [];
    }),
  );
}

/** Returns the name of a module, and those that its folders give. */
function namesOf(module: string, sources: readonly SourceText[]): ReadonlySet<string> {
  const folders = sources.flatMap(({ path }) => {
    const [, inside = '', owner] = modules.exec(path) ?? [];
    return owner === module ? inside.split('/').slice(1, -1) : [];
  });
  return new Set([module, ...folders.flatMap((folder) => [folder, `${folder}-${module}`])]);
}
