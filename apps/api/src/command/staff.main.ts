import { readEnv } from '../env.ts';
import { runMain } from './run-main.ts';
import { runStaffCommand } from './staff-command.ts';

await runMain(runStaffCommand, readEnv);
