import { ApiVisitor } from './api.ts';
import { currentStack } from './stack.ts';

let session: Promise<ApiVisitor> | undefined;

/** Returns the API as the demo's operator sees it: signed in once for all journeys, since sign-ins are limited. */
export function staffApi(): Promise<ApiVisitor> {
  session ??= signIn();
  return session;
}

async function signIn(): Promise<ApiVisitor> {
  const api = new ApiVisitor();
  const { email, password } = currentStack().operator;
  await api.signInAs('user', email, password);
  return api;
}
