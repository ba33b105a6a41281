import type { DatabaseEnv } from '../env.ts';
import { MIGRATION_NAMES, migrate } from '../kernel/database/migrate.ts';
import type { ExitCode } from './exit-code.ts';

const USAGE = `migrate
Brings the database of DATABASE_URL, as DATABASE_OWNER_URL if that is set, to the schema of this release.`;

interface Around {
  readonly env: DatabaseEnv;
  readonly print: (line: string) => void;
}

/** Migrates before servers start, so that they need no right to. */
export async function runMigrateCommand(words: readonly string[], { env, print }: Around): Promise<ExitCode> {
  if (words.length > 0) {
    print(USAGE);
    return 2;
  }
  await migrate(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
  print(`The database stands at ${MIGRATION_NAMES.at(-1)}.`);
  return 0;
}
