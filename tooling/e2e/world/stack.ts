import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Addresses of the running product, as its starter announces them. */
export interface Stack {
  readonly addresses: {
    readonly borrower: string;
    readonly 'back-office': string;
    readonly api: string;
    readonly simulators: string;
  };
  readonly pids: { readonly api: number };
  readonly databaseUrl: string;
  readonly operator: { readonly email: string; readonly password: string };
}

const FILE = path.join(tmpdir(), `quincena-journeys-${process.pid}.json`);

/** Writes the announcement down where the workers of this run find it. */
export function keepStack(stack: Stack): void {
  process.env.JOURNEYS_STACK ??= FILE;
  writeFileSync(process.env.JOURNEYS_STACK, JSON.stringify(stack));
}

/** Returns the running product, read again each time: the API's process changes when it is killed. */
export function currentStack(): Stack {
  const file = process.env.JOURNEYS_STACK;
  if (!file) throw new Error('the stack was not started');
  return JSON.parse(readFileSync(file, 'utf8')) as Stack;
}
