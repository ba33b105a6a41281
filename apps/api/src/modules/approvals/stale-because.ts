import type { ApprovalCommandOf, ApprovalKind } from '@lender/contract';
import { mayRole } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { findStaffMember } from '../access/index.ts';
import type { ApprovalDefinition, ApprovalDefinitions } from './approval-definition.ts';
import type { ApprovalRecord } from './approval-record.ts';

interface Waiting<Kind extends ApprovalKind> {
  readonly definitions: ApprovalDefinitions;
  readonly record: ApprovalRecord;
  readonly command: ApprovalCommandOf<Kind>;
}

/**
 * Returns why a request cannot be done as it was asked for: its maker may not ask for it any more, or its subject has
 * changed.
 */
export async function staleBecause<Kind extends ApprovalKind>(
  tx: Tx,
  { definitions, record, command }: Waiting<Kind>,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<'maker_lost_permission' | 'subject_changed' | undefined> {
  const { endpoint, versionOf }: ApprovalDefinition<Kind> = definitions[command.kind];
  const maker = await findStaffMember(tx, record.maker);
  if (!maker || maker.suspended_at || !mayRole(maker.role, endpoint.permission)) return 'maker_lost_permission';
  return (await versionOf(tx, command.payload, services)) === record.version ? undefined : 'subject_changed';
}
