import type { LoaderFunctionArgs } from '@remix-run/node';
import { enterPage } from '../journey/enter-page.server.ts';

/** Sends everybody to where they stand; nobody stays here. */
export async function loader(visit: LoaderFunctionArgs) {
  await enterPage(visit);
  return null;
}

export default function FlowPage() {
  return null;
}
