import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';

/** Handles every address that is not a page. Only staff see the 404. */
export function loader(args: LoaderFunctionArgs): never {
  requireStaff(args);
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
