import type { Endpoint } from '@lender/contract';
import type { Permission } from '@lender/lending';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

const IdContext = createContext('');
const PermissionsContext = createContext<readonly Permission[]>([]);

/** Tells the pages inside who is signed in, and what their role permits. */
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

/** The name of a draft of whoever is signed in: nobody else finds it. */
export const useOwnDraft = (name: string): string => `${useContext(IdContext)}:${name}`;

/** What the role of whoever is signed in permits. */
export const usePermissions = (): readonly Permission[] => useContext(PermissionsContext);

/** Whether whoever is signed in may make a call: a button for one that would be refused is not drawn. */
export function useMay(): (endpoint: Extract<Endpoint, { access: 'staff' }>) => boolean {
  const permissions = usePermissions();
  return useCallback(({ permission }) => permissions.includes(permission), [permissions]);
}
