import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { LoginPage } from '../login-page.tsx';
import { CodesPart } from './codes-part.tsx';
import { UsernamePart } from './username-part.tsx';

const still = { problem: undefined, wasResent: false, isBusy: false };
const sent = { username: '5512345678', digits: 3, emailDigits: 6, resendAt: '2026-11-22T16:01:00.000Z' };
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };
const codes = renderPage(<CodesPart sent={sent} rules={rules} {...still} />);

test('a client who has forgotten the password is led from the sign-in page to the recovery', () => {
  const html = renderPage(<LoginPage notice={undefined} next="/flow" problem={undefined} isBusy={false} />);
  expect(html).toMatch(/href="\/recover"[^>]*>Recupérala/);
});

test('the page does not say whether an account exists', () => {
  expect(codes).toContain('Si hay una cuenta de 55 1234 5678,');
});

test('both codes are asked for, each with its number of digits, and one button sends both again', () => {
  expect(codes).toContain('Son 6 dígitos.');
  expect(codes).toContain('Son 3 dígitos.');
  expect(codes.split('value="resend_code"')).toHaveLength(2);
  expect(codes.indexOf('<button type="submit" hidden=""')).toBeLessThan(codes.indexOf('value="resend_code"'));
});

test('what was typed stays when another username is entered', () => {
  expect(renderPage(<UsernamePart username="5512345678" {...still} />)).toContain('value="5512345678"');
});

test('a code that did not work is reported for both codes', () => {
  const problem = { values: {}, fields: {}, facts: {}, form: 'code_wrong' };
  const html = renderPage(<CodesPart sent={sent} rules={rules} {...still} problem={problem} />);
  expect(html).toContain('Alguno de los dos códigos no coincide');
});
