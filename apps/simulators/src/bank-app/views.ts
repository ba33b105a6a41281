import type { Transfer } from '../interbank/transfer-store.ts';
import { speiReferenceOf } from '../openpay/charges/charge-wire.ts';
import type { Charge } from '../openpay/stores/charge.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos } from '../world/pesos.ts';
import { copy } from './bank-app.copy.es.ts';
import { ownAccount } from './own-account.data.ts';

export interface BankForm {
  /** CLABE as it was typed. */
  readonly typed?: string | undefined;
  readonly charge?: Charge | undefined;
  readonly problem?: string | undefined;
}

/** Renders the form that asks for a CLABE and, when its charge is known, offers to pay it. */
export function bankForm({ typed = '', charge, problem }: BankForm): Html {
  const notice = problem === undefined ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`;
  return html`<h1>${copy.title}</h1>
<p class="lead">${copy.intro}</p>
<form class="panel" action="/transferencia" method="get">
<label for="clabe">${copy.clabe}</label>
<input id="clabe" name="clabe" value="${typed}" inputmode="numeric" autocomplete="off" maxlength="24" required>
<button class="${charge === undefined ? '' : 'second'}">${copy.search}</button>
${notice}
</form>
${charge === undefined ? nothing : payForm(charge)}`;
}

const payForm = (charge: Charge): Html => html`<form class="panel" action="/transferencia/pay" method="post">
<p class="soft">${charge.description}</p>
<p class="soft">${copy.asked}</p>
<p class="amount">${formatPesos(charge.askedCentavos)}</p>
<input type="hidden" name="clabe" value="${charge.reference}">
${field('amount', copy.amount, { inputmode: 'decimal' })}
${field('reference', copy.reference, { value: speiReferenceOf(charge) })}
<p class="soft">${copy.rightReference} ${speiReferenceOf(charge)}</p>
${field('from', copy.from, { value: ownAccount.clabe, inputmode: 'numeric' })}
${field('name', copy.name, { value: ownAccount.name })}
${field('paidAt', copy.paidAt, { type: 'datetime-local' })}
<label class="check"><input type="checkbox" name="late" value="1">${copy.late}</label>
<button>${copy.pay}</button>
<button class="second" name="times" value="2">${copy.payTwice}</button>
</form>`;

const field = (
  name: string,
  label: string,
  { value = '', type = 'text', inputmode = 'text' }: { value?: string; type?: string; inputmode?: string },
): Html => html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" type="${type}" inputmode="${inputmode}" autocomplete="off">
`;

/** Renders what the bank shows afterwards: one receipt for each transfer. */
export const receipts = (transfers: readonly Transfer[]): Html =>
  html`<div class="tickets"><h1>${copy.doneTitle}</h1>
${transfers.map(receipt)}<p class="notice good">${copy.keep}</p>
<p><a href="/transferencia">${copy.another}</a></p></div>`;

const receipt = ({ amountCentavos, operatedAt, trackingKey, state, receiverClabe }: Transfer): Html =>
  html`<article class="panel ticket">
<p class="amount">${formatPesos(amountCentavos)}</p>
<dl>
<dt>${copy.date}</dt><dd>${timeInMexico(operatedAt)}</dd>
<dt>${copy.clabe}</dt><dd>${receiverClabe}</dd>
<dt>${copy.trackingKey}</dt><dd>${trackingKey}</dd>
<dt>${copy.state}</dt><dd>${copy.states[state]}</dd>
</dl>
</article>
`;
