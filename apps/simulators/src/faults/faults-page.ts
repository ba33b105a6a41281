import type { FastifyReply } from 'fastify';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { channelOf, type Fault } from './fault.ts';
import { FAULT_CHOICES } from './fault-choices.data.ts';
import type { FaultStore } from './fault-store.ts';
import { copy } from './faults.copy.es.ts';
import { faultsInForce } from './faults-in-force.ts';
import { SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

type Provider = (typeof SIMULATED_PROVIDERS)[number];

/** Sends the page with every provider, its present faults, and those to order. */
export function sendFaultsPage(reply: FastifyReply, faults: FaultStore): FastifyReply {
  const records = SIMULATED_PROVIDERS.map((provider) => record(provider, faults));
  const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p><ul class="records">${records}</ul>`;
  return sendPage(reply, { title: copy.title, body });
}

function record(provider: Provider, faults: FaultStore): Html {
  const { name, sendsNotices } = provider;
  const inForce = faults.listOf(name);
  const choices = FAULT_CHOICES.filter((fault) => sendsNotices || channelOf(fault) === 'calls');
  return html`<li class="panel">
<h2>${copy.providers[name]}</h2>
${inForce.length > 0 ? faultsInForce(inForce) : html`<p class="soft">${copy.healthy}</p>`}
<form method="post">
<label for="${name}-times">${copy.times}</label>
<input id="${name}-times" name="times" type="number" min="1" max="10000" inputmode="numeric">
<div class="buttons">${choices.map((fault) => choice(name, fault))}</div>
</form>
${inForce.length > 0 ? clearing(name) : nothing}
</li>
`;
}

/** One form has all faults of a provider: each button names its own in the address. */
function choice(name: string, fault: Fault): Html {
  const query = new URLSearchParams(Object.entries(fault).map(([field, value]) => [field, String(value)]));
  return html`<button class="second" formaction="/fallas/${name}?${String(query)}">${copy.nameOf(fault)}</button>`;
}

const clearing = (name: string): Html =>
  html`<form action="/fallas/${name}/quitar" method="post"><button>${copy.clear}</button></form>`;
