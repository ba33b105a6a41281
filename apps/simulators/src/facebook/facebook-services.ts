import type { LoginStore } from './login-store.ts';

/** Stores and settings that Facebook needs. */
export interface FacebookServices {
  readonly facebookLogins: LoginStore;
  /** The secret of every app. */
  readonly providerKey: string;
  readonly wall: () => Date;
}
