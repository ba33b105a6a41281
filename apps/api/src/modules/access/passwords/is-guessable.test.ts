import { describe, expect, test } from 'vitest';
import { isGuessable } from './is-guessable.ts';

const OWN = ['María Hernández López', 'maria.hernandez@example.com', '5512345678', 'HELM900215MDFRPR07'];

test.each(['una frase larga', 'una frase con ñ', 'tr3n.d3.n0ch3', '5583917264', 'k7pm3wq9xbt4d', '👍🐢🌵🚲🎺🍋🌊🏔️'])(
  '%j is not guessable',
  async (password) => {
    expect(await isGuessable(password, [])).toBe(false);
  },
);

describe('passwords that many people choose', () => {
  test.each([
    'password',
    'PASSWORD',
    'P@ssw0rd1',
    'contraseña',
    'Contrasena1',
    'contrasena123',
    '12345678',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'tequiero',
    'teamo1234',
    'mexico2026',
    'Guadalupe1',
    'pumasunam',
    'quincena2026',
    'prestamo1',
    '15091990',
  ])('the common password %j is guessable', async (password) => {
    expect(await isGuessable(password, [])).toBe(true);
  });
});

describe('passwords made of facts about the owner', () => {
  test.each([
    'Maria.Hernandez@Example.com',
    '5512345678',
    'helm900215mdfrpr07',
    'Hernandez900215',
    'MariaHernandez',
    'hernández1990',
  ])('the password %j is guessable when its owner is known', async (password) => {
    expect(await isGuessable(password, OWN)).toBe(true);
  });

  test('a longer phrase with one word about the owner is not guessable', async () => {
    expect(await isGuessable('el tren de maria llega tarde', OWN)).toBe(false);
  });
});
