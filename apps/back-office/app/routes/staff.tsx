import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { PaletteDoor } from '../features/search/palette-door.tsx';
import { SessionWarning } from '../features/sessions/session-warning.tsx';
import { readStaff } from '../features/sessions/staff.server.ts';

import { allowBorrowerSite } from '../platform/borrower-site-policy.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { readMenuState } from '../shell/menu/menu-cookie.server.ts';
import { MENU_PATH } from '../shell/menu/menu-state.ts';
import { readCounts } from '../shell/menu/read-counts.server.ts';
import { Shell } from '../shell/shell.tsx';
import { cameFrom } from '../shell/trail/came-from.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  allowBorrowerSite(args);
  const call = requireStaff(args);
  const [staff, counts] = await Promise.all([readStaff(call), readCounts(call)]);
  const { id, name, email, permissions, locksInSeconds } = staff;
  return json({
    ...{ id, name, email, permissions, locksInSeconds, counts },
    menuState: await readMenuState(args.request),
    from: cameFrom(args.request),
  });
}

/** Keeps the signed-in user while lists and cases are read again. Hiding or showing the menu reads the frame again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) => formAction === MENU_PATH;

/** Frame of all pages for staff. */
export default function StaffLayout() {
  const { counts, menuState, from, ...staff } = useLoaderData<typeof loader>();
  return (
    <Shell staff={staff} counts={counts} menuState={menuState} from={from} actions={<PaletteDoor />}>
      <Outlet />
      <SessionWarning locksInSeconds={staff.locksInSeconds} />
    </Shell>
  );
}
