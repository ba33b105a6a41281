/** Outcomes of a captcha's token by its text. Any other token is `invalid-input-response`. */
export const CAPTCHA_OUTCOMES: readonly { readonly token: string; readonly meaning: string }[] = [
  { token: 'sim:<action>:<score>', meaning: 'is a visitor of that score, like `sim:application:0.3`' },
  { token: 'sim:expired', meaning: 'is refused as `timeout-or-duplicate`' },
];
