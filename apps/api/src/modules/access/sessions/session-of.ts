import { prepared } from '../../../kernel/database/prepared.ts';

/** Reads a session with the status of its client, or the role of its member of staff. */
export const sessionOf = prepared((db, accountId: string, sessionId: string) =>
  db
    .selectFrom('session')
    .leftJoin('client', (join) => join.onRef('client.client_id', '=', 'session.account_id'))
    .leftJoin('staff_user', 'staff_user.id', 'session.account_id')
    .select([
      'session.created_at',
      'session.used_at',
      'session.expires_at',
      'session.revoked_at',
      'session.account_type',
      'session.owes',
      'client.status',
      'staff_user.role',
      'staff_user.suspended_at',
    ])
    .where('session.account_id', '=', accountId)
    .where('session.id', '=', sessionId),
);
