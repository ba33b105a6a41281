/** Part of a package's manifest about other packages. */
export interface Manifest {
  /** Folder of the package, from the root of the repository. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the packages that a change may affect: those with changed files, and all that depend on them. */
export function affectedPackages<Package extends Manifest>(
  packages: readonly Package[],
  changedFiles: readonly string[],
): readonly Package[] {
  const affected = new Set(
    packages.filter(({ folder }) => changedFiles.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  );
  const asksFor = ({ dependencies, devDependencies }: Package): readonly string[] =>
    Object.keys({ ...dependencies, ...devDependencies });
  for (let before = -1; before < affected.size; ) {
    before = affected.size;
    for (const one of packages) if (asksFor(one).some((name) => affected.has(name))) affected.add(one.name);
  }
  return packages.filter(({ name }) => affected.has(name));
}
