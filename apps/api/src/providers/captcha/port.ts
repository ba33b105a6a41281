/** What a captcha says of whoever did something. */
export type CaptchaVerdict =
  | {
      readonly isVerified: true;
      /** From 0, a robot, to 1, a person. */
      readonly score: number;
    }
  /** The token is none, too old, used before, or was given for something else: nothing is known. */
  | { readonly isVerified: false; readonly cause: string };

/** Asks how human a visitor was. */
export interface Captcha {
  /**
   * @param asked.action - what the token was given for, as the page named it
   * @param asked.ip - where the visitor came from, if that may be told
   * @throws when nobody knows: no answer in time, or one that cannot be read
   */
  verify(asked: { readonly token: string; readonly action: string; readonly ip?: string }): Promise<CaptchaVerdict>;
}

/** For a lender who does without: nothing is known of anybody. */
export const NO_CAPTCHA: Captcha = { verify: async () => ({ isVerified: false, cause: 'off' }) };
