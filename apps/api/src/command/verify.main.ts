import { readEnv } from '../env.ts';
import { runVerifyCommand } from './verify/verify-command.ts';

process.exitCode = await runVerifyCommand(process.argv.slice(2), {
  env: readEnv(),
  print: (line) => console.log(line),
});
