import { SettingsProblem } from '@lender/settings';
import pg from 'pg';
import { OlderSchema } from '../kernel/database/require-schema.ts';
import { UnfinishedRestore } from '../kernel/database/unfinished-restore.ts';
import { StorageUnavailable } from '../providers/storage/objects.ts';

/** Advice for an operator, by the beginning of PostgreSQL's error code. */
const DATABASE_TROUBLES: Readonly<Record<string, string>> = {
  '28': 'Look at who signs in by DATABASE_URL and DATABASE_OWNER_URL.',
  '3D': 'Create it, or name another in DATABASE_URL.',
  '42501': 'Sign in as the owner of the tables, by DATABASE_OWNER_URL.',
  '42P01': 'Bring the database to this release first: migrate.',
  '53': 'Try again when it has room.',
  '57P': 'Try again when it has started.',
};

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const DISK = ['EACCES', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/**
 * Returns what stops a command or the server's start from the outside: one line with what to do, without a secret.
 * Undefined for a programming error, which is reported by its stack.
 */
export function troubleOf(error: unknown): string | undefined {
  if (error instanceof SettingsProblem)
    return `${error.message}. What each setting is: docs/operations/settings.md, in the repository.`;
  if (error instanceof OlderSchema || error instanceof UnfinishedRestore) return error.message;
  if (error instanceof StorageUnavailable)
    return `${error.message}. Look at DATA_DIR, or at DOCUMENTS_BUCKET and what belongs to it.`;
  if (error instanceof pg.DatabaseError) return databaseTrouble(error);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (code === 'ERR_INVALID_URL')
    return 'An address cannot be read: in DATABASE_URL, write what is special in a password as %23 and the like.';
  if (code === 'EADDRINUSE') return `${error.message}. Stop what listens there, or choose another PORT or OPS_PORT.`;
  if (NETWORK.includes(code))
    return `Nothing answers${placeOf(error)} (${code}). Is the database of DATABASE_URL, or the store of documents, running?`;
  if (NO_ROOM.includes(code)) return `${error.message}. Make room there, or name another place, and begin again.`;
  return DISK.includes(code) && 'path' in error
    ? `${error.message}. Look at what is there, and whose it is.`
    : undefined;
}

function databaseTrouble({ code = '', message }: pg.DatabaseError): string | undefined {
  const known = Object.entries(DATABASE_TROUBLES).find(([beginning]) => code.startsWith(beginning));
  return known && `The database says: ${message} (${code}). ${known[1]}`;
}

/** Returns the address that a network error names, if any: of several addresses the first. */
function placeOf(error: Error): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  if ('address' in first && 'port' in first) return ` at ${first.address}:${first.port}`;
  return 'hostname' in first ? ` at ${first.hostname}` : '';
}
