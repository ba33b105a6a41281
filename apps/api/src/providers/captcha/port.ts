/** Result of a captcha about the visitor who did something. */
export type CaptchaVerdict =
  | {
      readonly isVerified: true;
      /** Score from 0, a robot, to 1, a person. */
      readonly score: number;
    }
  /** The token is none, too old, used before, or was given for something else: nothing is known. */
  | { readonly isVerified: false; readonly cause: string };

/** Client that rates how human a visitor was. */
export interface Captcha {
  /**
   * @param asked.action - what the token was given for, as the page named it
   * @param asked.ip - address of the visitor, if it may be passed on
   * @throws when the outcome is unknown: no answer in time, or one that cannot be read
   */
  verify(asked: { readonly token: string; readonly action: string; readonly ip?: string }): Promise<CaptchaVerdict>;
}

/** Captcha of a lender who uses none: it knows nothing about any visitor. */
export const NO_CAPTCHA: Captcha = { verify: async () => ({ isVerified: false, cause: 'off' }) };
