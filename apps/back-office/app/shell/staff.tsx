import type { Endpoint } from '@lender/contract';
import type { Permission } from '@lender/lending';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

const IdContext = createContext('');
const PermissionsContext = createContext<readonly Permission[]>([]);

/** Provides the pages inside with the signed-in user and what their role permits. */
export function StaffPermissions({
  id,
  permissions,
  children,
}: {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly children: ReactNode;
}) {
  return (
    <IdContext value={id}>
      <PermissionsContext value={permissions}>{children}</PermissionsContext>
    </IdContext>
  );
}

/** Returns the name of a draft of the signed-in user: no other user finds it. */
export const useOwnDraft = (name: string): string => `${useContext(IdContext)}:${name}`;

/** Returns the permissions of the signed-in user's role. */
export const usePermissions = (): readonly Permission[] => useContext(PermissionsContext);

/**
 * Returns a predicate that is true when the signed-in user may make a call: a button for a call that would be refused
 * is not drawn.
 */
export function useMay(): (endpoint: Extract<Endpoint, { access: 'staff' }>) => boolean {
  const permissions = usePermissions();
  return useCallback(({ permission }) => permissions.includes(permission), [permissions]);
}
