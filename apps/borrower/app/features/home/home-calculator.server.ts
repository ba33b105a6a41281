import { isCalculatorDisabled, isCalculatorHidden, mexicoDate } from '@lender/calculator';
import { getActiveLoan, getActualApplication } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { type CalculatorData, loadCalculator } from '../../calculator/calculator.server.ts';
import { askableAmount } from '../../calculator/state/calculator-setting.ts';
import { type ClientProfile, findClient } from '../../platform/current-client.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { type EndedApplication, endedApplication } from '../../vocabulary/ended-application.ts';
import { type NotNow, notNow } from '../../vocabulary/not-now.ts';
import { type OwedView, owedView } from './owed-view.ts';

/** Content in the calculator's place on the landing page. */
export type HomeCalculatorData =
  | ({
      readonly kind: 'calculator';
      /** Process that is already under way: the calculator is shown, but cannot be used. `null` where there is none. */
      readonly underWay: 'application' | 'refinancing' | null;
      /** Key of the form of a client, who may apply by sending it. */
      readonly formKey: string | null;
    } & CalculatorData)
  /** The client repays within a day, or has nothing to borrow now. */
  | { readonly kind: 'loan' | 'nothing' }
  /** The client was rejected a moment ago, or is barred: a calculator would lead to a no. */
  | { readonly kind: 'notNow'; readonly notNow: NotNow }
  /** The API is away: the page stands all the same, and tries again when asked. */
  | { readonly kind: 'away' };

export interface HomeData {
  readonly calculator: HomeCalculatorData;
  /** Amount that a signed-in client owes; `null` for every other visitor. */
  readonly owed: OwedView | null;
  /** Latest application of a signed-in client, where it ended without a loan. */
  readonly ended: EndedApplication | null;
}

/** Loads what the landing page shows to its visitor. */
export async function loadHome(visit: Visit): Promise<HomeData> {
  try {
    return await readHome(visit, await findClient(visit));
  } catch (error) {
    if (!isApiError(error)) throw error;
    reportError(error, visit);
    return { calculator: { kind: 'away' }, owed: null, ended: null };
  }
}

async function readHome(visit: Visit, client: ClientProfile | undefined): Promise<HomeData> {
  const { call } = apiOf(visit);
  const isIdle = client && !client.hasActiveLoan && !client.hasActualApplication;
  const [loan, application] = await Promise.all([
    client?.hasActiveLoan ? call(getActiveLoan, { query: {} }) : undefined,
    isIdle ? call(getActualApplication) : undefined,
  ]);
  const debt = loan?.ok ? loan.data : undefined;
  return {
    calculator: await readHomeCalculator(visit, client, debt?.repaymentInvoice.dueDays),
    owed: debt ? owedView(debt) : null,
    ended: endedApplication(application?.ok ? application.data : undefined, mexicoDate(Date.now())),
  };
}

async function readHomeCalculator(
  visit: Visit,
  client: ClientProfile | undefined,
  repaymentDueDays: number | undefined,
): Promise<HomeCalculatorData> {
  const calculator = await loadCalculator(visit, client);
  if (!calculator.ok) return { kind: 'away' };
  const { setting, initial } = calculator.value;
  const amountCentavos = askableAmount(setting, initial);
  const place = homePlace({ amountCentavos, repaymentDueDays, client });
  if (place === 'loan' || place === 'nothing') return { kind: place };
  const why = client && notNow(client);
  if (why && place === 'calculator') return { kind: 'notNow', notNow: why };
  const formKey = client ? crypto.randomUUID() : null;
  return { kind: 'calculator', ...calculator.value, underWay: underWayOf(place, client), formKey };
}

function underWayOf(place: ReturnType<typeof homePlace>, client: ClientProfile | undefined) {
  if (place !== 'disabled') return null;
  return client?.hasActualApplication ? 'application' : 'refinancing';
}

type Business = Pick<ClientProfile, 'hasActualApplication' | 'hasActiveRefinancing'>;

/** Returns the part of the landing page that a visitor sees. */
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
