import type { listProviders, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { providersCopy as copy } from './providers.copy.es.ts';

/** Provider, as the page shows it; a value that is unknown or does not apply is empty. */
export interface ProviderView {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly place: string;
  readonly state: StatusWord | null;
  readonly lastSuccess: string;
  /** Moment of the last failure; `lastTroubleKind` says what it was. */
  readonly lastTrouble: string;
  readonly lastTroubleKind: string;
  readonly answered: string;
  readonly troubled: string;
  readonly notAsked: string;
  readonly notices: string;
}

type Row = Reply<typeof listProviders>[number];
type Line = NonNullable<Row['line']>;

export function providerView({ provider, line, noticesOfDay }: Row): ProviderView {
  const { lastSuccessAt, lastTrouble, counts } = line ?? {};
  return {
    id: provider,
    name: copy.names[provider],
    purpose: copy.purposes[provider],
    place: line ? placeOf(line) : copy.notInUse,
    state: line && copy.states[stateOf(line)],
    lastSuccess: lastSuccessAt ? formatInstant(lastSuccessAt) : '',
    lastTrouble: lastTrouble ? formatInstant(lastTrouble.at) : '',
    lastTroubleKind: lastTrouble ? copy.troubles[lastTrouble.kind] : '',
    answered: countOf(counts?.answered),
    troubled: countOf(counts?.troubled),
    notAsked: countOf(counts?.notAsked),
    notices: noticesOfDay === null ? '' : String(noticesOfDay),
  };
}

const countOf = (count: number | undefined): string => (count === undefined ? '' : String(count));

const placeOf = ({ host, isSimulated }: Line): string => (isSimulated ? copy.simulated : host);

/** Returns a provider's state; with a closed circuit the last call decides. */
function stateOf({ state, lastSuccessAt, lastTrouble }: Line): keyof typeof copy.states {
  if (state !== 'closed') return state;
  if (lastTrouble === null) return lastSuccessAt === null ? 'quiet' : 'closed';
  return lastSuccessAt !== null && lastSuccessAt > lastTrouble.at ? 'closed' : 'troubled';
}
