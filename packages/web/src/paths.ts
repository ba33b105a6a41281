export { readSignInPath, type SignInReason, safeNext, signInPath } from './paths/sign-in-path.ts';
