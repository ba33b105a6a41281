import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';

/** Every address that is no page. Only staff are told so. */
export function loader(args: LoaderFunctionArgs): never {
  requireStaff(args);
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
