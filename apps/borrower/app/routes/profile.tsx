import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { loadProfile } from '../features/loan/profile.server.ts';
import { ProfilePage } from '../features/loan/profile-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta({ title: loanCopy.profile.titleWithoutName });
export const loader = (visit: LoaderFunctionArgs) => loadProfile(visit);

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
