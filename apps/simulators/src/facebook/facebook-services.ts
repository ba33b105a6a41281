import type { LoginStore } from './login-store.ts';

/** What Facebook works with. */
export interface FacebookServices {
  readonly facebookLogins: LoginStore;
  /** The secret of every app. */
  readonly providerKey: string;
  readonly wall: () => Date;
}
