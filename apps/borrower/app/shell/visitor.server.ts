import type { Visit } from '@lender/web/session';
import { findClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { menuLabel, type Visitor } from './visitor.ts';

/** Finds out who is looking. Never fails because of the API: then it is a guest. */
export async function readVisitor(visit: Visit): Promise<Visitor> {
  if (apiOf(visit).account() === 'user') return { kind: 'user' };
  const client = await findClient(visit);
  return client ? { kind: 'client', label: menuLabel(client), firstName: client.firstName } : { kind: 'guest' };
}
