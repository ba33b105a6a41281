import { readEnv } from '../env.ts';
import { runBackupCommand } from './backup/backup-command.ts';
import { runMain } from './run-main.ts';

await runMain(runBackupCommand, readEnv);
