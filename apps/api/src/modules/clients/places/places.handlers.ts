import { getCities, getDistricts, getRegionCities, getRegions, getWards } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cacheForAnHour } from '../catalogues/for-everybody.ts';
import { normaliseName, prefixPattern } from './normalise-name.ts';

const LIST_LIMIT = 100;

export const getRegionsHandler = implement(getRegions, async ({ query }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  return ok(
    await tx
      .selectFrom('region')
      .select(['id', 'title'])
      .where('fold', 'like', typed(query.title))
      .orderBy('fold')
      .execute(),
  );
});

/** Lists all municipalities of a state, for a form to choose from. */
export const getRegionCitiesHandler = implement(getRegionCities, async ({ params }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  const cities = await municipalities(tx).where('region_id', '=', params.id).execute();
  return cities.length > 0 ? ok(cities.map(({ id, title }) => ({ id, title }))) : refuse('not_found');
});

export const getCitiesHandler = implement(getCities, async ({ query }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  const { regionId } = query;
  const named = municipalities(tx).where('fold', 'like', typed(query.title)).limit(LIST_LIMIT);
  const cities = await (regionId === undefined ? named : named.where('region_id', '=', regionId)).execute();
  return ok(cities.map(({ id, title, region_id }) => ({ id, title, regionId: region_id })));
});

export const getDistrictsHandler = implement(getDistricts, async ({ query }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  return ok(
    await tx
      .selectFrom('district')
      .select(['id', 'title'])
      .where('city_id', '=', query.cityId)
      .where('fold', 'like', typed(query.title))
      .orderBy('fold')
      .orderBy('id')
      .limit(LIST_LIMIT)
      .execute(),
  );
});

/**
 * Lists the wards of a district. Mexico's post has nothing below a district, so the list is empty unless the lender
 * keeps wards of its own.
 */
export const getWardsHandler = implement(getWards, async ({ query }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  return ok(
    await tx
      .selectFrom('ward')
      .select(['id', 'title'])
      .where('district_id', '=', query.districtId)
      .where('fold', 'like', typed(query.title))
      .orderBy('fold')
      .orderBy('id')
      .limit(LIST_LIMIT)
      .execute(),
  );
});

const typed = (title = ''): string => prefixPattern(normaliseName(title));

/** Former cities have no fold: addresses may name them, lists do not. */
const municipalities = (tx: Tx) =>
  tx
    .selectFrom('city')
    .select(['id', 'title', 'region_id'])
    .where('fold', 'is not', null)
    .orderBy('fold')
    .orderBy('id');
