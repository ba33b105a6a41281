/** What is asked of an applicant's browser. */
export type ScreeningKind = 'device' | 'captcha';

/** One question about one application. */
export interface ScreeningKey {
  readonly clientId: string;
  readonly applicationId: string;
  readonly kind: ScreeningKind;
}

/** Where what it is asked with is sealed. */
export const screeningContext = ({ clientId, applicationId, kind }: ScreeningKey): string =>
  `screening:${clientId}:${applicationId}:${kind}`;
