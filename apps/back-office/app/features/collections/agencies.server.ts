import { listAgencies } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { addAgencyForm, registerAgencyForm } from './agency-forms.ts';

/** Agency as it is drawn. */
export interface AgencyView {
  readonly id: string;
  readonly name: string;
  /** Number; empty when there is none. */
  readonly redeco: string;
  readonly loans: string;
  readonly since: string;
}

/** Reads all agencies, by name. */
export async function readAgencies(call: Call): Promise<readonly AgencyView[]> {
  const answer = await call(listAgencies);
  if (!answer.ok) throw unreadable('the agencies', answer.refusal);
  return answer.data.map(({ id, name, redecoNumber, loans, changedAt }) => ({
    ...{ id, name, redeco: redecoNumber ?? '', loans: String(loans) },
    since: formatInstant(changedAt),
  }));
}

/** Adds an agency, or changes the number of the one that the form names, and leads back to the list. */
export async function doAboutAgency(call: Call, id: string | undefined, data: FormData): Promise<Outcome<FormProblem>> {
  const sent =
    id === undefined
      ? await submitForm(addAgencyForm, data, call)
      : await submitForm(registerAgencyForm, data, call, { params: { id } });
  return toOutcome(sent, withFlash(screenPath('agencies', {}), 'si'));
}
