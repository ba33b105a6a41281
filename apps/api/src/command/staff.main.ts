import { readEnv } from '../env.ts';
import { runStaffCommand } from './staff-command.ts';

process.exitCode = await runStaffCommand(process.argv.slice(2), { env: readEnv(), print: (line) => console.log(line) });
