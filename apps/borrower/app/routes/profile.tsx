import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { readProfile } from '../features/loan/profile.server.ts';
import { ProfilePage } from '../features/loan/profile-page.tsx';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta({ title: loanCopy.profile.titleWithoutName });

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json(await readProfile(apiOf(visit).call, client, visit.request.url));
}

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
