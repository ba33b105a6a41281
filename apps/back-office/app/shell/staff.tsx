import type { Endpoint } from '@lender/contract';
import type { Permission } from '@lender/lending';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

const PermissionsContext = createContext<readonly Permission[]>([]);

/** Tells the pages inside what the role of whoever is signed in permits. */
export function StaffPermissions({
  permissions,
  children,
}: {
  readonly permissions: readonly Permission[];
  readonly children: ReactNode;
}) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/** What the role of whoever is signed in permits. */
export const usePermissions = (): readonly Permission[] => useContext(PermissionsContext);

/** Whether whoever is signed in may make a call: a button for one that would be refused is not drawn. */
export function useMay(): (endpoint: Extract<Endpoint, { access: 'staff' }>) => boolean {
  const permissions = usePermissions();
  return useCallback(({ permission }) => permissions.includes(permission), [permissions]);
}
