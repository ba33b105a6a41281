import { expect, test } from 'vitest';
import { menuLabel } from './visitor.ts';

test('a client is called by first name once it is known', () => {
  expect(menuLabel({ firstName: 'Ana', email: 'ana.ruiz@correo.example' })).toBe('Ana');
});

test.each([null, ''])(
  'until the first name is known (%j), a client is called by the part of the e-mail before the @',
  (firstName) => {
    expect(menuLabel({ firstName, email: 'ana.ruiz@correo.example' })).toBe('ana.ruiz');
  },
);
