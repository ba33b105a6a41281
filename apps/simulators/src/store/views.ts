import type { Charge } from '../openpay/stores/charge.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos, pesosOf } from '../world/pesos.ts';
import { copy } from './store.copy.es.ts';

export interface Counter {
  /** Reference as it was typed. */
  readonly typed?: string | undefined;
  readonly charge?: Charge | undefined;
  readonly problem?: string | undefined;
}

/** Renders the form that asks for a reference and, when its charge is known, offers to pay it. */
export function counter({ typed = '', charge, problem }: Counter): Html {
  const notice = problem === undefined ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`;
  return html`<h1>${copy.title}</h1>
<p class="lead">${copy.intro}</p>
<form class="panel" action="/tienda" method="get">
<label for="reference">${copy.reference}</label>
<input id="reference" name="reference" value="${typed}" inputmode="numeric" autocomplete="off" maxlength="24" required>
<button class="${charge === undefined ? '' : 'second'}">${copy.search}</button>
${notice}
</form>
${charge === undefined ? nothing : ways(charge)}`;
}

function ways(charge: Charge): Html {
  const { reference, askedCentavos, description, dueAt, status } = charge;
  const again = status === 'completed' ? html`<p class="notice good">${copy.alreadyPaid}</p>` : nothing;
  const due = dueAt === null ? nothing : html`<p class="soft">${copy.dueBy} ${timeInMexico(dueAt)}</p>`;
  return html`<section class="panel ways">
<div>
<p class="soft">${description}</p>
<p class="soft">${copy.asked}</p>
<p class="amount">${formatPesos(askedCentavos)}</p>
${due}${again}
<img class="barcode" src="/openpay/barcode/${reference}.svg?text=true&amp;width=2" alt="${copy.barcode}">
</div>
<form action="/tienda/pay" method="post">${referenceField(reference)}<button>${copy.payFull}</button></form>
<form action="/tienda/pay" method="post">${referenceField(reference)}
<label for="amount">${copy.otherAmount}</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" placeholder="${pesosOf(askedCentavos).toFixed(2)}" required>
<label for="paidAt">${copy.paidAt}</label>
<input id="paidAt" name="paidAt" type="datetime-local">
<label class="check"><input type="checkbox" name="late" value="1">${copy.late}</label>
<button class="second">${copy.payOther}</button>
</form>
<form action="/tienda/pay" method="post">${referenceField(reference)}
<input type="hidden" name="times" value="2"><button class="second">${copy.payTwice}</button>
</form>
</section>`;
}

const referenceField = (reference: string): Html => html`<input type="hidden" name="reference" value="${reference}">`;

/** Renders what the payer takes home: one ticket for each payment. */
export const ticketView = (payments: readonly Charge[]): Html =>
  html`<div class="tickets"><h1>${copy.ticketTitle}</h1>
${payments.map(ticket)}<p class="notice good">${copy.ticketNote}</p>
<p><a href="/tienda">${copy.another}</a></p></div>`;

const ticket = ({ amountCentavos, operatedAt, authorization, reference, description }: Charge): Html =>
  html`<article class="panel ticket">
<p class="amount">${formatPesos(amountCentavos)}</p>
<dl>
<dt>${copy.ticketDate}</dt><dd>${timeInMexico(operatedAt)}</dd>
<dt>${copy.ticketReference}</dt><dd>${reference}</dd>
<dt>${copy.ticketConcept}</dt><dd>${description}</dd>
<dt>${copy.ticketAuthorization}</dt><dd>${authorization ?? ''}</dd>
</dl>
</article>
`;
