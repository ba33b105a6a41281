import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { PaletteDoor } from '../features/search/palette-door.tsx';
import { SessionWarning } from '../features/sessions/session-warning.tsx';
import { readStaff } from '../features/sessions/staff.server.ts';

import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { Shell } from '../shell/shell.tsx';

export async function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  const { id, name, email, permissions, locksInSeconds } = await readStaff(requireStaff(args));
  return json({ id, name, email, permissions, locksInSeconds });
}

/** Keeps the signed-in user while lists and cases are read again. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** Frame of all pages for staff. */
export default function StaffLayout() {
  const staff = useLoaderData<typeof loader>();
  return (
    <Shell staff={staff} actions={<PaletteDoor />}>
      <Outlet />
      <SessionWarning locksInSeconds={staff.locksInSeconds} />
    </Shell>
  );
}
