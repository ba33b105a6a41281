import { readEnv } from '../env.ts';
import { runRestoreCommand } from './restore/restore-command.ts';
import { runMain } from './run-main.ts';

await runMain(runRestoreCommand, readEnv);
