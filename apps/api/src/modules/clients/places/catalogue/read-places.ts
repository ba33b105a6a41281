import { readFileSync } from 'node:fs';
import { normaliseName } from '../normalise-name.ts';

/** State, identified by its INEGI code. */
export interface State {
  readonly id: number;
  readonly title: string;
  readonly abbreviation: string;
}
/** Municipality; its id is the state's id times 1000, plus its own code. */
export interface Municipality {
  readonly id: number;
  readonly title: string;
}
/** Town after which a bank plaza is named. */
export interface Locality {
  readonly municipalityId: number;
  readonly title: string;
}

export interface Places {
  readonly states: readonly State[];
  readonly municipalities: readonly Municipality[];
  readonly localities: readonly Locality[];
}

export const stateOf = (municipalityId: number): number => Math.floor(municipalityId / 1000);

/** Reads the places that come with the project. README.md beside them names their sources. */
export const readPlaces = (): Places => ({
  states: rows('states.csv').map(([code, title, abbreviation]) => ({ id: Number(code), title, abbreviation })),
  municipalities: rows('municipalities.csv').map(([code, title]) => ({ id: Number(code), title })),
  localities: rows('localities.csv').map(([code, title]) => ({ municipalityId: Number(code), title })),
});

/** No field of these files has a comma or a quote; a test checks that. */
const rows = (file: string): [string, string, string][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split(',');
      return [first, second, third];
    });

/** Finds the municipality that a name of a place in a state means: its own, or that of a town in it. */
export function municipalityFinder({ states, municipalities, localities }: Places) {
  const stateId = new Map(states.map(({ id, title }) => [normaliseName(title), id]));
  const key = (municipalityId: number, title: string) => `${stateOf(municipalityId)} ${normaliseName(title)}`;
  const found = new Map(localities.map(({ municipalityId, title }) => [key(municipalityId, title), municipalityId]));
  for (const { id, title } of municipalities) found.set(key(id, title), id);
  return ({ state, place }: { state: string; place: string }) => {
    const regionId = stateId.get(normaliseName(state));
    return { regionId, cityId: found.get(`${regionId} ${normaliseName(place)}`) };
  };
}
