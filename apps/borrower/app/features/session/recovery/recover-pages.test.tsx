import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { LoginPage } from '../login-page.tsx';
import { CodesPart } from './codes-part.tsx';
import { UsernamePart } from './username-part.tsx';

const still = { problem: undefined, wasResent: false, isBusy: false };
const sent = { username: '5512345678', digits: 3, emailDigits: 6, resendAt: '2026-11-22T16:01:00.000Z' };
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };
const codes = renderPage(<CodesPart sent={sent} rules={rules} {...still} />);

test('who signs in and has forgotten the password is led to recover it', () => {
  const html = renderPage(<LoginPage notice={undefined} next="/flow" problem={undefined} isBusy={false} />);
  expect(html).toMatch(/href="\/recover"[^>]*>Recupérala/);
});

test('whether there is such an account is not said', () => {
  expect(codes).toContain('Si hay una cuenta de 55 1234 5678,');
});

test('both codes are asked for, each with its digits, and one button sends both again', () => {
  expect(codes).toContain('Son 6 dígitos.');
  expect(codes).toContain('Son 3 dígitos.');
  expect(codes.split('value="resend_code"')).toHaveLength(2);
  expect(codes.indexOf('<button type="submit" hidden=""')).toBeLessThan(codes.indexOf('value="resend_code"'));
});

test('what was typed before somebody else is named stays', () => {
  expect(renderPage(<UsernamePart username="5512345678" {...still} />)).toContain('value="5512345678"');
});

test('a code that did not work is told of both', () => {
  const problem = { values: {}, fields: {}, facts: {}, form: 'code_wrong' };
  const html = renderPage(<CodesPart sent={sent} rules={rules} {...still} problem={problem} />);
  expect(html).toContain('Alguno de los dos códigos no coincide');
});
