import { expect, test } from 'vitest';
import { decodeWire } from '../codec.ts';
import { emailAddress, personName, phoneNumber } from './person.ts';

test.each(['José', 'María del Carmen', 'Ma. Elena', "O'Higgins", 'Núñez-Peña', 'Ñu', 'A'.repeat(50)])(
  '%s is a name',
  (name) => {
    expect(decodeWire(personName(), name).ok).toBe(true);
  },
);
test.each(['A', '', ' José', 'José ', 'José  Luis', 'J0sé', '<b>', 'A'.repeat(51)])('%j is no name', (name) => {
  expect(decodeWire(personName(), name).ok).toBe(false);
});

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
