import { isCalculatorDisabled, isCalculatorHidden } from '@lender/calculator';
import { getActiveLoan } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { type CalculatorData, loadCalculator } from '../../calculator/calculator.server.ts';
import { askableAmount } from '../../calculator/calculator-setting.ts';
import { type ClientProfile, findClient } from '../../platform/current-client.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { type NotNow, notNow } from '../../vocabulary/not-now.ts';

/** What stands in the calculator's place on the landing page. */
export type HomeCalculatorData =
  | ({
      readonly kind: 'calculator';
      /** Something is under way already: the calculator shows, and asks for nothing. */
      readonly isDisabled: boolean;
      /** Names the form of a client, who may apply by sending it. */
      readonly formKey: string | null;
    } & CalculatorData)
  /** The client repays within a day, or has nothing to borrow now. */
  | { readonly kind: 'loan' | 'nothing' }
  /** The client was rejected a moment ago, or is barred: a calculator would lead to a no. */
  | { readonly kind: 'notNow'; readonly notNow: NotNow }
  /** The API is away: the page stands all the same, and tries again when asked. */
  | { readonly kind: 'away' };

export async function loadHomeCalculator(visit: Visit): Promise<HomeCalculatorData> {
  try {
    return await readHomeCalculator(visit, await findClient(visit));
  } catch (error) {
    if (!isApiError(error)) throw error;
    reportError(error, visit);
    return { kind: 'away' };
  }
}

async function readHomeCalculator(visit: Visit, client: ClientProfile | undefined): Promise<HomeCalculatorData> {
  const calculator = await loadCalculator(visit, client);
  if (!calculator.ok) return { kind: 'away' };
  const repaymentDueDays = client?.hasActiveLoan ? await readDueDays(visit) : undefined;
  const { setting, initial } = calculator.value;
  const amountCentavos = askableAmount(setting, initial);
  const place = homePlace({ amountCentavos, repaymentDueDays, client });
  if (place === 'loan' || place === 'nothing') return { kind: place };
  const why = client && notNow(client);
  if (why && place === 'calculator') return { kind: 'notNow', notNow: why };
  const formKey = client ? crypto.randomUUID() : null;
  return { kind: 'calculator', ...calculator.value, isDisabled: place === 'disabled', formKey };
}

type Business = Pick<ClientProfile, 'hasActualApplication' | 'hasActiveRefinancing'>;

/** What the landing page has for a visitor. */
export function homePlace(visitor: {
  readonly amountCentavos: Centavos;
  readonly repaymentDueDays: number | undefined;
  readonly client: Business | undefined;
}): 'calculator' | 'disabled' | 'loan' | 'nothing' {
  const { client, repaymentDueDays } = visitor;
  if (isCalculatorHidden(visitor)) return repaymentDueDays === undefined ? 'nothing' : 'loan';
  const isBusy = client && isCalculatorDisabled({ ...client, isEditable: false, isIncreasePending: false });
  return isBusy ? 'disabled' : 'calculator';
}

/** Days until the client repays. */
async function readDueDays(visit: Visit): Promise<number | undefined> {
  const loan = await apiOf(visit).call(getActiveLoan, { query: {} });
  return loan.ok ? loan.data.repaymentInvoice.dueDays : undefined;
}
