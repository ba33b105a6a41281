import { approveCase, inviteStaff, writeOffLoan } from '@lender/contract';
import { expect, test } from 'vitest';
import { whyOf } from './why.ts';

const testPerson = { role: 'collector', isSuspended: false, owesSecondFactor: false } as const;

test('a person with the permission may make the call', () => {
  expect(whyOf({ ...testPerson, role: 'verifier' }, approveCase)).toEqual({
    may: true,
    title: 'Puede hacerlo',
    lines: ['Su rol, Verificación, tiene el permiso «Decidir solicitudes».'],
  });
});

test('a person without the permission sees who has it, and whether the call takes two people', () => {
  expect(whyOf(testPerson, writeOffLoan)).toEqual({
    may: false,
    title: 'No puede hacerlo',
    lines: [
      'Su rol, Cobranza, no tiene el permiso «Terminar, vender o castigar préstamos».',
      'Lo tienen: Pagos, Supervisión.',
      'Cuando mueve dinero, da acceso o no tiene vuelta, lo pide una persona y lo aprueba otra. Aprueba: Supervisión.',
    ],
  });
});

test('a call that gives access is approved by supervision and administration', () => {
  expect(whyOf({ ...testPerson, role: 'admin' }, inviteStaff).lines.at(-1)).toBe(
    'Cuando mueve dinero, da acceso o no tiene vuelta, lo pide una persona y lo aprueba otra. Aprueba: Supervisión, Administración.',
  );
});

test('a person who cannot sign in may not make the call, whatever the role', () => {
  const verifier = { ...testPerson, role: 'verifier' } as const;
  expect(whyOf({ ...verifier, isSuspended: true }, approveCase)).toMatchObject({
    may: false,
    lines: ['Está suspendida, así que no puede entrar.', expect.any(String)],
  });
  expect(whyOf({ ...verifier, owesSecondFactor: true }, approveCase)).toMatchObject({
    may: false,
    lines: [expect.stringContaining('segundo factor'), expect.any(String)],
  });
});
