import { type Html, html } from '../pages/html.ts';
import type { OrderedFault } from './fault-store.ts';
import { copy } from './faults.copy.es.ts';

/** Renders the faults that a provider has now, and how long they last. */
export const faultsInForce = (ordered: readonly OrderedFault[]): Html =>
  html`${ordered.map(
    ({ fault, timesLeft }) =>
      html`<p class="meta"><strong>${copy.nameOf(fault)}</strong>${timesLeft === null ? '' : ` · ${copy.timesLeft(timesLeft)}`}</p>`,
  )}`;
