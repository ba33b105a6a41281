import { buildClabe } from '@lender/clabe';
import type { drawTestPerson, Reply, TestScenario } from '@lender/contract';
import { generateCurp } from '@lender/curp';
import { centavos } from '@lender/money';
import { BANKS, GIVEN_NAMES, SCENARIOS, STATES, SURNAMES } from './test-people.data.ts';

/** Number of phones and mailboxes: two people share one only by a chance of one in ten million. */
const NUMBERS = 10_000_000;
/** Endings of accounts that have no special meaning for the simulated bank. */
const PLAIN_ENDINGS = { from: 100, count: 900 };

/**
 * Creates a fictitious person with whom a scenario happens.
 *
 * @param randomInt - draws a whole number from 0 up to, not including, its argument
 */
export function testPerson(scenario: TestScenario, randomInt: (below: number) => number): Reply<typeof drawTestPerson> {
  const pick = <List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
    list[randomInt(list.length)] ?? list[0];
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  const { incomePesos, monthsAtWork, loanPesos, accountEnding } = SCENARIOS[scenario];
  const { name: givenNames, sex } = pick(GIVEN_NAMES);
  const [firstSurname, secondSurname] = [pick(SURNAMES), pick(SURNAMES)];
  const two = (number: number) => String(number).padStart(2, '0');
  const birthDate = `${1970 + randomInt(30)}-${two(1 + randomInt(12))}-${two(1 + randomInt(28))}`;
  const curp = generateCurp(
    { givenNames, firstSurname, secondSurname, birthDate, sex, state: pick(STATES) },
    { differentiator: String(randomInt(10)) },
  );
  const ending = accountEnding ?? String(PLAIN_ENDINGS.from + randomInt(PLAIN_ENDINGS.count));
  const clabe = buildClabe({ bankCode: pick(BANKS), plazaCode: '180', account: `${digits(8)}${ending}` });
  if (!curp.ok || !clabe.ok) throw new Error('a drawn person has a CURP and an account');
  const number = String(randomInt(NUMBERS)).padStart(7, '0');
  return {
    scenario,
    firstName: givenNames,
    lastName: firstSurname,
    secondLastName: secondSurname,
    curp: curp.value.curp,
    phone: `55${1 + randomInt(8)}${number}`,
    email: `prueba.${digits(10)}@example.com`,
    clabe: clabe.value.clabe,
    monthlyIncome: centavos(incomePesos * 100),
    monthsAtWork,
    loanAmount: centavos(loanPesos * 100),
  };
}
