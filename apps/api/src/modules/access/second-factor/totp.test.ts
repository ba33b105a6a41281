import { describe, expect, test } from 'vitest';
import { newTotpSecret, totpStep } from './totp.ts';

/** RFC 6238, appendix B: the ASCII secret in base32, and the last six digits of its SHA-1 codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('the code at %i seconds is %s', (seconds, otp) => {
    expect(totpStep({ secret: SECRET, otp, now: at(seconds) })).toBe(Math.floor(seconds / 30));
  });

  test('a code is accepted one step early and one late, and names its own step', () => {
    const seen = [-60, -30, 0, 30, 60].map((aside) =>
      totpStep({ secret: SECRET, otp: '081804', now: at(1_111_111_109 + aside) }),
    );
    const step = Math.floor(1_111_111_109 / 30);
    expect(seen).toEqual([undefined, step, step, step, undefined]);
  });

  test.each(['081805', '81804', '', '０８１８０４'])('the code %j is refused', (otp) => {
    expect(totpStep({ secret: SECRET, otp, now: at(1_111_111_109) })).toBeUndefined();
  });
});

test('a new secret has 160 bits, differs each time, and names us and the account to the app', () => {
  const [one, other] = [newTotpSecret('ana@example.com'), newTotpSecret('ana@example.com')];
  expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(one.secret).not.toBe(other.secret);
  const uri = new URL(one.uri);
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('ana@example.com');
  expect(uri.searchParams.get('secret')).toBe(one.secret);
});
