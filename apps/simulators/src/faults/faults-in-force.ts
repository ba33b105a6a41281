import { type Html, html } from '../pages/html.ts';
import type { OrderedFault } from './fault-store.ts';
import { copy } from './faults.copy.es.ts';

/** What is wrong with a provider now, and for how long. */
export const faultsInForce = (ordered: readonly OrderedFault[]): Html =>
  html`${ordered.map(
    ({ fault, timesLeft }) =>
      html`<p class="meta"><strong>${copy.nameOf(fault)}</strong>${timesLeft === null ? '' : ` · ${copy.timesLeft(timesLeft)}`}</p>`,
  )}`;
