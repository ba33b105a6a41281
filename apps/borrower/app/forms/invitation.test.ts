import { expect, test } from 'vitest';
import { invitationIn, invitationPath } from './invitation.ts';

const site = 'https://quincena.example';

test('an invitation is read back from its address', () => {
  expect(invitationIn(site + invitationPath('K7PM3XQE94'))).toBe('K7PM3XQE94');
});

test.each(['', '?invitacion=', '?invitacion=<b>', `?invitacion=${'a'.repeat(21)}`])(
  '%j holds no invitation',
  (search) => {
    expect(invitationIn(`${site}/registration${search}`)).toBeUndefined();
  },
);
