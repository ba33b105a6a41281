import { listMandates, MANDATE_DEBITS } from '@lender/contract';
import { MANDATE_STATUSES } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import type { PageLink } from '../../shell/page-links.ts';
import { MANDATE_FORMS as forms } from './mandate-forms.ts';
import type { MandateIntent } from './mandate-intent.ts';
import { type MandateQuery, mandatesPath } from './mandate-query.ts';
import { type MandateView, mandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface MandatesView {
  readonly statuses: readonly PageLink[];
  readonly debits: readonly PageLink[];
  readonly mandates: readonly MandateView[];
  readonly previous?: { readonly href: string; readonly label: string };
  readonly next?: { readonly href: string; readonly label: string };
}

const PER_PAGE = 25;

/** Reads one page of mandates. One row more is read, to see whether there is another page. */
export async function readMandates(call: Call, query: MandateQuery): Promise<MandatesView> {
  const answer = await call(listMandates, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the mandates', answer.refusal);
  const { status, debits, before } = query;
  const [ofStatus, ofDebits] = [status ? { status } : {}, debits ? { debits } : {}];
  const shown = answer.data.slice(0, PER_PAGE);
  const last = answer.data.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    statuses: [
      { href: mandatesPath(ofDebits), label: copy.all, isCurrent: status === undefined },
      ...MANDATE_STATUSES.map((one) => ({
        href: mandatesPath({ ...ofDebits, status: one }),
        label: copy.statusTabs[one],
        isCurrent: one === status,
      })),
    ],
    debits: [
      { href: mandatesPath(ofStatus), label: copy.anyDebits, isCurrent: debits === undefined },
      ...MANDATE_DEBITS.map((one) => ({
        href: mandatesPath({ ...ofStatus, debits: one }),
        label: copy.debits[one],
        isCurrent: one === debits,
      })),
    ],
    mandates: shown.map(mandateView),
    ...(before && { previous: { href: mandatesPath({ ...ofStatus, ...ofDebits }), label: copy.pages.start } }),
    ...(last && {
      next: { href: mandatesPath({ ...ofStatus, ...ofDebits, before: last.id }), label: copy.pages.next },
    }),
  };
}

export interface MandateDone {
  readonly id: string;
  readonly intent: MandateIntent;
  /** Address of the list with the form. */
  readonly back: string;
}

/** Does the action of a form on a mandate, and continues to the list, which confirms it. */
export async function doAboutMandate(
  call: Call,
  { id, intent, back }: MandateDone,
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    reschedule: () => submitForm(forms.reschedule, data, call, params),
    pause: () => submitForm(forms.pause, data, call, params),
    resume: () => submitForm(forms.resume, data, call, params),
    end: () => submitForm(forms.end, data, call, params),
  }[intent]();
  return toOutcome(sent, withFlash(back, intent));
}
