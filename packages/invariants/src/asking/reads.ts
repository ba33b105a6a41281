import { decodeWire, type Endpoint } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';

const reads: readonly Endpoint[] = Object.values(ENDPOINTS).filter(({ method }) => method === 'GET');
const ofClients = reads.filter(({ access }) => access === 'client');
const ofStaff = reads.filter(({ access }) => access === 'staff');
const hasGaps = ({ path }: Endpoint) => path.includes('{');

/** Returns every read of a client that takes an id, filled in with ids of another client. */
export const foreignReads = (ids: readonly string[]): readonly string[] =>
  ofClients.flatMap((endpoint) =>
    ids.flatMap((id) => {
      if (!hasGaps(endpoint)) return takesLoan(endpoint, id) ? [`${endpoint.path}?loanId=${id}`] : [];
      return filled(endpoint, id);
    }),
  );

/** Returns the path of a read with an id for each parameter, if it takes any. */
function filled(endpoint: Endpoint, id: string): readonly string[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, id]));
  const fits = endpoint.params && decodeWire(endpoint.params(), params).ok;
  return fits ? [endpoint.path.replaceAll(/\{\w+\}/g, id)] : [];
}

function takesLoan({ query }: Endpoint, loanId: string): boolean {
  const read = query && decodeWire(query(), { loanId });
  return read?.ok === true && typeof read.value === 'object' && read.value !== null && 'loanId' in read.value;
}

/** Returns every read of clients that takes no parameter: each answers about its own caller. */
export const openReads = (): readonly string[] =>
  ofClients.filter((endpoint) => !hasGaps(endpoint)).map(({ path }) => path);

/** Returns every read of staff: those without parameters, and those with an id, filled in with each id. */
export const staffReads = (ids: readonly string[]): readonly string[] =>
  ofStaff.flatMap((endpoint): string[] =>
    hasGaps(endpoint) ? ids.flatMap((id) => filled(endpoint, id)) : [endpoint.path],
  );
