import { ApiVisitor } from './api.ts';
import { currentStack } from './stack.ts';

let session: Promise<ApiVisitor> | undefined;

/** The API as the demo's operator sees it: signed in once for all journeys, since nobody may sign in without end. */
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
