import { readDatabaseEnv } from '../env.ts';
import { runMigrateCommand } from './migrate-command.ts';
import { runMain } from './run-main.ts';

await runMain(runMigrateCommand, readDatabaseEnv);
