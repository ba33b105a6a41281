import { readDatabaseEnv } from '../env.ts';
import { runMigrateCommand } from './migrate-command.ts';

process.exitCode = await runMigrateCommand(process.argv.slice(2), {
  env: readDatabaseEnv(),
  print: (line) => console.log(line),
});
