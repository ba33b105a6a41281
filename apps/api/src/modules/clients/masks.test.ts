import { expect, test } from 'vitest';
import { maskClabe, maskCurp, maskEmail, maskPhone } from './masks.ts';

test('an identifier is masked so that it can be recognised and not used', () => {
  expect(maskCurp('ROLA850102MDFBNN09')).toBe('ROLA••••••••••••09');
  expect(maskPhone('5678')).toBe('••••••5678');
  expect(maskClabe('1706')).toBe('••••••••••••••1706');
  expect(maskEmail('ana.robles@example.com')).toBe('a•••@example.com');
});

test('a masked e-mail keeps its last at sign, and a short name does not reveal its length', () => {
  expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com');
  expect(maskEmail('a@example.com')).toBe('a•••@example.com');
});
