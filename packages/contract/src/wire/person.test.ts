import { expect, test } from 'vitest';
import { decodeWire } from '../codec.ts';
import { emailAddress, fullName, personName, phoneNumber } from './person.ts';

test.each(['José', 'María del Carmen', 'Ma. Elena', "O'Higgins", 'Núñez-Peña', 'Ñu', 'A'.repeat(50)])(
  '%s is a name',
  (name) => {
    expect(decodeWire(personName(), name).ok).toBe(true);
  },
);
test.each(['A', '', ' José', 'José ', 'José  Luis', 'J0sé', '<b>', 'A'.repeat(51)])('%j is no name', (name) => {
  expect(decodeWire(personName(), name).ok).toBe(false);
});

test.each(['Michał', 'Kőrösi', 'Nguyễn Thị', 'Đorđe', 'Þóra', 'Ŵyn', 'Ṣọlá'])(
  '%s is a name, since every accent of the Latin script is accepted',
  (name) => {
    expect(decodeWire(personName(), name).ok).toBe(true);
  },
);
test.each(['Ана', 'Μαρία', 'يوسف', '李小龙', 'Джон Smith', 'Smith Ⅳ', 'Ｊosé', 'ºscar', 'José\u202e', 'Jos\u200de'])(
  '%j is no name: an agreement could not show it',
  (name) => {
    expect(decodeWire(personName(), name).ok).toBe(false);
    expect(decodeWire(fullName(), `Ana ${name}`).ok).toBe(false);
  },
);

test.each([personName, fullName])(
  'an accent that was typed as a separate character becomes part of its letter',
  (schema) => {
    const typed = 'José Núñez Kőrösi';
    expect(decodeWire(schema(), typed.normalize('NFD'))).toEqual({ ok: true, value: typed });
  },
);

test('an accent that cannot become part of its letter is refused', () => {
  for (const name of ['Q\u0303uito', 'Ana\u0489', 'Ra\u0301\u0332ul']) {
    expect(decodeWire(personName(), name).ok).toBe(false);
    expect(decodeWire(fullName(), `Luis ${name}`).ok).toBe(false);
  }
});

test('a megabyte of accents is refused before it is composed, within five seconds', () => {
  const name = `Ana${'\u0301\u0323'.repeat(250_000)}`;
  for (const schema of [personName, fullName]) expect(decodeWire(schema(), name).ok).toBe(false);
}, 5_000);

test('a phone has ten digits', () => {
  expect(decodeWire(phoneNumber(), '5512345678').ok).toBe(true);
  for (const phone of ['551234567', '55123456789', '+525512345678', '55 1234 5678', '٥٥١٢٣٤٥٦٧٨'])
    expect(decodeWire(phoneNumber(), phone).ok).toBe(false);
});

test('an e-mail has a name and a domain', () => {
  expect(decodeWire(emailAddress(), 'ana@correo.mx').ok).toBe(true);
  for (const email of ['ana', 'ana@', '@correo.mx', 'ana@correo', `${'a'.repeat(250)}@correo.mx`])
    expect(decodeWire(emailAddress(), email).ok).toBe(false);
});
