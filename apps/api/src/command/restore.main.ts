import { readEnv } from '../env.ts';
import { runRestoreCommand } from './restore/restore-command.ts';

process.exitCode = await runRestoreCommand(process.argv.slice(2), {
  env: readEnv(),
  print: (line) => console.log(line),
  typedIn: process.env.INIT_CWD ?? process.cwd(),
});
