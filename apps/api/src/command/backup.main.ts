import { readEnv } from '../env.ts';
import { runBackupCommand } from './backup/backup-command.ts';

process.exitCode = await runBackupCommand(process.argv.slice(2), {
  env: readEnv(),
  print: (line) => console.log(line),
  typedIn: process.env.INIT_CWD ?? process.cwd(),
});
