import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that others may install. */
export interface PublishedPackage {
  readonly name: string;
  readonly directory: string;
  readonly version: string;
}

/** Returns every package of the workspace that is not private. */
export function publishedPackages(checkout: string): PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: checkout }).flatMap((file) => {
    const manifest: { name: string; version: string; private?: boolean } = JSON.parse(
      readFileSync(path.join(checkout, file), 'utf8'),
    );
    const { name, version } = manifest;
    return manifest.private ? [] : [{ name, version, directory: path.join(checkout, path.dirname(file)) }];
  });
}
