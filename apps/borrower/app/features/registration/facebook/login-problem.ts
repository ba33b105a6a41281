import { EXTERNAL_LOGIN_PATH } from '../../../journey/external-login-path.ts';

/** Reasons why a client is back on the page without having been confirmed. */
export const LOGIN_PROBLEMS = ['cancelled', 'invalid', 'away', 'too_often'] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

const NAME = 'problem';

/** Returns the path of the page with a problem to show. */
export const pathWith = (problem: LoginProblem): string => `${EXTERNAL_LOGIN_PATH}?${NAME}=${problem}`;

/** Returns the reason in an address; undefined for unknown words. */
export const problemIn = (url: string): LoginProblem | undefined => {
  const named = new URL(url).searchParams.get(NAME);
  return LOGIN_PROBLEMS.find((problem) => problem === named);
};
