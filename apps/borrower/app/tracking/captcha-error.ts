/** Problems of a captcha, in the words of the specification. */
export type CaptchaProblem = 'No key provided' | 'No version provided' | 'Failed to load script' | 'Failed to execute';

/** Problem of a captcha, which never keeps a client from sending a form. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  override readonly message: CaptchaProblem;

  constructor(problem: CaptchaProblem, options?: ErrorOptions) {
    super(problem, options);
    this.message = problem;
  }
}
