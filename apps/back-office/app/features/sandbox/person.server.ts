import { drawTestPerson, TEST_SCENARIOS, type TestScenario } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { sandboxCopy } from './sandbox.copy.es.ts';

const { people: copy } = sandboxCopy;

/** Person with whom to try a scenario, as the page shows them. */
export interface PersonView {
  readonly scenario: TestScenario;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

/** Draws a person for whom the scenario in an address comes true; nothing where the address names no scenario. */
export async function readPerson(call: Call, search: URLSearchParams): Promise<PersonView | undefined> {
  const scenario = TEST_SCENARIOS.find((known) => known === search.get('persona'));
  if (!scenario) return undefined;
  const answer = await call(drawTestPerson, { query: { scenario } });
  if (answer.ok) {
    const { firstName, lastName, secondLastName, phone, email, curp, clabe } = answer.data;
    const { monthlyIncome, monthsAtWork, loanAmount } = answer.data;
    const { facts } = copy;
    return {
      scenario,
      facts: [
        { term: facts.name, detail: firstName },
        { term: facts.surnames, detail: `${lastName} ${secondLastName}` },
        { term: facts.phone, detail: phone },
        { term: facts.email, detail: email },
        { term: facts.curp, detail: curp },
        { term: facts.clabe, detail: clabe },
        { term: facts.income, detail: formatPesos(monthlyIncome) },
        { term: facts.months, detail: facts.monthsWords(monthsAtWork) },
        { term: facts.loan, detail: formatPesos(loanAmount) },
      ],
    };
  }
  if (answer.refusal.code === 'sandbox_off') return undefined;
  throw unreadable('somebody to try a scenario out', answer.refusal);
}
