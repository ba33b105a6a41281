#!/usr/bin/env node
import { runCommand } from './command/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  write: (line) => console.log(line),
  complain: (line) => console.error(line),
});
