import { brand } from '@lender/brand';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Phones' clocks differ: the code before and the one after count too. */
const STEPS_ASIDE = 1;

/** A new secret for an authenticator app, and the address that the app reads from a QR code. */
export function newTotpSecret(account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: totpOf(secret.base32, account).toString() };
}

/** The time step that a code belongs to; `undefined` when it is none of the codes of now. */
export function totpStep({ secret, otp, now }: { secret: string; otp: string; now: Date }): number | undefined {
  // The library compares bytes, and throws at digits that have more than one.
  if (!/^[0-9]{6}$/.test(otp)) return undefined;
  const aside = totpOf(secret).validate({ token: otp, timestamp: now.getTime(), window: STEPS_ASIDE });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + aside;
}

const totpOf = (secret: string, label = 'staff'): TOTP =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
