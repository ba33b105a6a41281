import type { getCase, Reply } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';

type Profile = Reply<typeof getCase>['client'];

/** The law forbids collecting from references: staff who collect, and do not look at documents, do not see them. */
export const mayKnowReference = (role: StaffRole): boolean =>
  mayRole(role, 'document.read') || !mayRole(role, 'collection.work');

/** Returns a client's profile, limited to what this role may see. */
export const knownTo = (role: StaffRole, profile: Profile): Profile =>
  mayKnowReference(role) ? profile : { ...profile, reference: null };
