import { getEmploymentPositions, getEmploymentStatuses, getRegionCities, getRegions } from '@lender/contract';
import { CannotRun } from '../trouble.ts';
import { must } from './session.ts';
import type { World } from './world.ts';

/** Home and work of every client, from the lists of the server. */
export interface Surroundings {
  readonly work: { readonly employmentStatus: string; readonly employmentPosition: string };
  readonly place: { readonly regionId: number; readonly cityId: number };
}

const read = new WeakMap<World, Promise<Surroundings>>();

/** Reads the lists once: they are the same for every caller. */
export function surroundingsOf(world: World): Promise<Surroundings> {
  const known = read.get(world) ?? readSurroundings(world);
  read.set(world, known);
  return known;
}

async function readSurroundings(world: World): Promise<Surroundings> {
  return { work: await workIn(world), place: await placeIn(world) };
}

/** Work as an employee. */
async function workIn({ visitor }: World): Promise<Surroundings['work']> {
  const statuses = await must(visitor, getEmploymentStatuses);
  const status = statuses.find(({ key }) => key === 'employed') ?? statuses[0];
  if (!status) throw new CannotRun('the server lists no employment status');
  const [position] = await must(visitor, getEmploymentPositions, { query: { employmentStatusKey: status.key } });
  if (!position) throw new CannotRun(`the server lists no position of ${status.key}`);
  return { employmentStatus: status.key, employmentPosition: position.key };
}

async function placeIn({ visitor }: World): Promise<Surroundings['place']> {
  const [region] = await must(visitor, getRegions, { query: { title: undefined } });
  if (!region) throw new CannotRun('the server lists no state');
  const [city] = await must(visitor, getRegionCities, { params: { id: region.id } });
  if (!city) throw new CannotRun(`the server lists no municipality of ${region.title}`);
  return { regionId: region.id, cityId: city.id };
}
