import { readEnv } from '../env.ts';
import { runMain } from './run-main.ts';
import { runVerifyCommand } from './verify/verify-command.ts';

await runMain(runVerifyCommand, readEnv);
