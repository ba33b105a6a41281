import { brand } from '@lender/brand';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Time steps before and after the current one that count too: phones' clocks differ. */
const STEPS_ASIDE = 1;

/** Creates a secret for an authenticator app, and the address that the app reads from a QR code. */
export function newTotpSecret(account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: totpOf(secret.base32, account).toString() };
}

/** Returns the time step that a code belongs to; `undefined` when it is not valid now. */
export function totpStep({ secret, otp, now }: { secret: string; otp: string; now: Date }): number | undefined {
  // The library compares bytes, and throws at digits of more than one byte.
  if (!/^[0-9]{6}$/.test(otp)) return undefined;
  const aside = totpOf(secret).validate({ token: otp, timestamp: now.getTime(), window: STEPS_ASIDE });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + aside;
}

const totpOf = (secret: string, label = 'staff'): TOTP =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
