import { mayRole, PERMISSIONS, type Permission, STAFF_ROLES } from '@lender/lending';
import { markdownTable } from '@lender/vitest/markdown-table';
import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';

const INTRODUCTION = `# Permissions

Written by \`pnpm --filter @lender/contract generate\` from the calls of the contract and the roles of \`@lender/lending\`. The server refuses everything else with 403 [\`forbidden\`](errors/forbidden.md).

Calls marked ² need four eyes, because they move money or cannot be undone: one person makes the request, and another person, who has \`approval.decide\`, approves it.
`;

/** Returns a page for auditors: the endpoints that each permission opens, and the roles that have it. */
export function permissionsPage(): string {
  const rows = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...STAFF_ROLES.map((role) => (mayRole(role, permission) ? '✓' : '')),
    callsOf(permission),
  ]);
  return `${INTRODUCTION}\n${markdownTable([['permission', ...STAFF_ROLES, 'calls'], ...rows])}\n`;
}

const callsOf = (permission: Permission): string =>
  Object.values<Endpoint>(ENDPOINTS)
    .filter((endpoint) => endpoint.permission === permission)
    .map(({ name, approval }) => `\`${name}\`${approval ? '²' : ''}`)
    .toSorted()
    .join(', ');
