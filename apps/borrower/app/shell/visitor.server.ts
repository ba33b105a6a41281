import type { Visit } from '@lender/web/session';
import { findClient } from '../platform/current-client.server.ts';
import { isStaff } from '../platform/current-staff.server.ts';
import { menuLabel, type Visitor } from './visitor.ts';

/** Reads who the visitor is. Never fails because of the API: then the visitor is a guest. */
export async function readVisitor(visit: Visit): Promise<Visitor> {
  const client = await findClient(visit);
  if (client) return { kind: 'client', label: menuLabel(client), firstName: client.firstName };
  return (await isStaff(visit)) ? { kind: 'user' } : { kind: 'guest' };
}
