/** What can go wrong with a captcha, in the words of the specification. */
export type CaptchaProblem = 'No key provided' | 'No version provided' | 'Failed to load script' | 'Failed to execute';

/** Nobody is kept from sending a form by it. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  override readonly message: CaptchaProblem;

  constructor(problem: CaptchaProblem, options?: ErrorOptions) {
    super(problem, options);
    this.message = problem;
  }
}
