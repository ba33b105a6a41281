import { execFile } from 'node:child_process';

/** A vulnerability of a locked package that the registry knows of. */
export interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** Severities that fail the tests; smaller vulnerabilities wait for the next update. */
const FAILING = ['high', 'critical'];
const PATIENCE_MS = 30_000;

/**
 * Asks the registry about every package that the lock file names.
 *
 * @param registry another one than the machine's own
 * @returns the vulnerabilities that must be fixed; nothing where no registry answered: offline, or where none keeps
 *   advisories
 */
export async function askAdvisories(checkout: string, registry?: string): Promise<readonly Advisory[] | undefined> {
  const args = ['audit', '--json', ...(registry ? [`--registry=${registry}`] : [])];
  const options = { cwd: checkout, maxBuffer: 64_000_000, timeout: PATIENCE_MS };
  const reported = await new Promise<string>((resolve) => {
    // The command fails where it finds vulnerabilities, but prints them all the same.
    execFile(process.env.npm_execpath ?? 'pnpm', args, options, (_, stdout) => resolve(stdout));
  });
  return readAdvisories(reported);
}

interface Reported {
  readonly advisories?: Readonly<Record<string, Omit<Advisory, 'name'> & { readonly module_name: string }>>;
}

function readAdvisories(reported: string): readonly Advisory[] | undefined {
  if (!reported.trimStart().startsWith('{')) return undefined;
  const { advisories }: Reported = JSON.parse(reported);
  const holes = advisories && Object.values(advisories).filter(({ severity }) => FAILING.includes(severity));
  return holes?.map(({ module_name: name, severity, title, url }) => ({ name, severity, title, url }));
}
