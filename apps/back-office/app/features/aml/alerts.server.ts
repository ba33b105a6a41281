import { getAlert, getAmlThresholds, listAlerts, reviewAlert } from '@lender/contract';
import { AML_KINDS } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { closeForm, thresholdsForm } from './alert-forms.ts';
import { type AlertQuery, alertList } from './alert-query.ts';
import { type AlertLine, type AlertView, alertLine, alertView } from './alert-view.ts';
import { alertsCopy as copy } from './alerts.copy.es.ts';

export interface AlertsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly lines: readonly AlertLine[];
}

/** Reads one page of alerts, in words. */
export async function readAlerts(call: Call, query: AlertQuery): Promise<AlertsView> {
  const answer = await call(listAlerts, { query: { ...query, perPage: PER_PAGE } });
  if (!answer.ok) throw unreadable('the alerts', answer.refusal);
  const page = pageOf(alertList, query);
  const { rows, next } = answer.data;
  return {
    tabs: page.tabs('state', ['closed'], (state) => (state ? copy.closed : copy.open)),
    kinds: AML_KINDS.map((value) => ({ value, label: copy.kinds[value] })),
    lines: rows.map(alertLine),
    ...page.links(next, copy),
  };
}

/** Reads an alert; `undefined` when there is none that the caller may see. */
export async function readAlert(call: Call, id: string): Promise<AlertView | undefined> {
  const answer = await call(getAlert, { params: { id } });
  if (answer.ok) return alertView(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the alert', answer.refusal);
}

/** Current thresholds, as the form shows them at first. */
export interface ThresholdsView {
  readonly lead: string;
  readonly values: Readonly<Record<string, string>>;
}

export async function readThresholds(call: Call): Promise<ThresholdsView> {
  const answer = await call(getAmlThresholds);
  if (!answer.ok) throw unreadable('the thresholds', answer.refusal);
  const { version, thresholds, since, madeByName, approvedByName } = answer.data;
  const { cash, split, ...counts } = thresholds;
  const by = since && madeByName && approvedByName;
  return {
    lead: copy.thresholds.lead(version, by ? copy.thresholds.by(madeByName, approvedByName, formatInstant(since)) : ''),
    values: {
      cash: formatPesos(cash),
      split: formatPesos(split),
      ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    },
  };
}

/** Takes an alert for review. */
export async function reviewFrom(call: Call, id: string): Promise<Outcome<AlertProblem>> {
  const answer = await call(reviewAlert, { params: { id } });
  if (answer.ok) return leadTo(withFlash(screenPath('alert', { id }), 'revision'));
  const said = answer.refusal.code === 'alert_closed' ? copy.closing.problems.form.alert_closed : copy.one.gone;
  return showRefusal({ values: {}, fields: {}, facts: {}, said }, 409);
}

/** Problem of an action that was not done, besides what is wrong in the form. */
export interface AlertProblem extends FormProblem {
  readonly said?: string;
}

/** Closes an alert for good, and leads to its page. */
export async function closeFrom(call: Call, id: string, data: FormData): Promise<Outcome<AlertProblem>> {
  const sent = await submitForm(closeForm, data, call, { params: { id } });
  return toOutcome(sent, withFlash(screenPath('alert', { id }), 'cerrada'));
}

/** Asks a second person to approve other thresholds. */
export async function changeFrom(call: Call, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(thresholdsForm, data, call);
  return toOutcome(sent, withFlash(screenPath('alerts', {}), 'umbrales'));
}
