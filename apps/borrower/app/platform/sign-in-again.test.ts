import { expect, test } from 'vitest';
import { signInAgain } from './sign-in-again.ts';

const at = (path: string) => signInAgain(new Request(`https://quincena.example${path}`));

test('a client who is signed out comes back to the page they were on', () => {
  expect(at('/profile/change-email?cambiar')).toBe(
    '/ingresar?siguiente=%2Fprofile%2Fchange-email%3Fcambiar&aviso=sesion',
  );
});

test('a client who was already signing in keeps the page to which that led', () => {
  expect(at('/ingresar?siguiente=%2Fprofile&aviso=temporal')).toBe('/ingresar?siguiente=%2Fprofile&aviso=sesion');
  expect(at('/ingresar')).toBe('/ingresar?aviso=sesion');
  expect(at('/ingresar?siguiente=//evil.example')).toBe('/ingresar?aviso=sesion');
});
