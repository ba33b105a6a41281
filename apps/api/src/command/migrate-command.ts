import type { DatabaseEnv } from '../env.ts';
import { contract, MIGRATION_NAMES, migrate } from '../kernel/database/migrate.ts';
import type { CommandAround } from './command-around.ts';
import type { ExitCode } from './exit-code.ts';
import { printUsage } from './print-usage.ts';

const USAGE = `migrate [contract]
Brings the database of DATABASE_URL, as DATABASE_OWNER_URL if that is set, to the schema of this release. Servers of the
release before go on working on it; once none of them runs, \`migrate contract\` ends what only they needed.`;

type Around = Pick<CommandAround<DatabaseEnv>, 'readEnv' | 'print'>;

/** Migrates before servers start, so that servers need no right to migrate. */
export async function runMigrateCommand(words: readonly string[], { readEnv, print }: Around): Promise<ExitCode> {
  const [word, ...others] = words;
  if ((word !== undefined && word !== 'contract') || others.length > 0) return printUsage(words, USAGE, print);
  const env = readEnv();
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  if (word === 'contract') await contract(url);
  const { waiting } = await migrate(url);
  print(`The database stands at ${MIGRATION_NAMES.at(-1)}.`);
  if (waiting.length > 0)
    print(`Once no server of the release before runs: migrate contract, for ${waiting.join(', ')}.`);
  return 0;
}
