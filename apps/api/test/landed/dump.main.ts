import path from 'node:path';
import { writeDump } from './dump-folder.ts';

// Settings that the server itself reads; see README.md.
const { DATABASE_URL: connectionString, DATA_DIR: dataFolder } = process.env;
const name = process.argv[2];
if (!connectionString || !dataFolder || !name)
  throw new Error('Set DATABASE_URL and DATA_DIR, and name the newest migration: pnpm dump 0003-every-call');
await writeDump(path.join(import.meta.dirname, name), { connectionString, dataFolder });
