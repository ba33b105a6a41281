import { addDays, type PlainDate } from '@lender/calculator';
import { buildClabe } from '@lender/clabe';
import { generateCurp, type Person } from '@lender/curp';

let people = 0;

/** Returns a new person: phone, e-mail, CURP and CLABE that no other person in this run has. */
export function testPerson() {
  people += 1;
  const digits = String(people).padStart(6, '0');
  return {
    phone: `5512${digits}`,
    email: `ana.${digits}@example.com`,
    curp: curpBornOn(addDays('1985-01-01' as PlainDate, people)),
    clabe: clabeOf(`555${digits}70`),
    password: 'una frase larga y segura',
  };
}

export type TestPerson = ReturnType<typeof testPerson>;

export function curpBornOn(birthDate: PlainDate): string {
  const person = {
    givenNames: 'Ana',
    firstSurname: 'Robles',
    secondSurname: 'Luna',
    birthDate,
    sex: 'M',
    state: 'DF',
  } as const satisfies Person;
  const curp = generateCurp(person);
  if (!curp.ok) throw new Error(curp.problem.code);
  return curp.value.curp;
}

/**
 * Returns a CLABE with an account of eleven digits; the simulated bank returns what is sent to one that ends in 001.
 */
export function clabeOf(account: string): string {
  const clabe = buildClabe({ bankCode: '012', plazaCode: '180', account });
  if (!clabe.ok) throw new Error(clabe.problem.code);
  return clabe.value.clabe;
}
