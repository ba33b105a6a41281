import { bankByCode } from '@lender/clabe/directory';
import { getBanks, getEmploymentPositions, getEmploymentStatuses, getRegionCities, getRegions } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';

export const getRegionsHandler = implement(getRegions, async (_, { tx }) =>
  done(await tx.selectFrom('region').select(['id', 'title']).orderBy('title').execute()),
);

export const getRegionCitiesHandler = implement(getRegionCities, async ({ params }, { tx }) => {
  const cities = await tx
    .selectFrom('city')
    .select(['id', 'title'])
    .where('region_id', '=', params.id)
    .orderBy('title')
    .execute();
  return cities.length > 0 ? done(cities) : refuse('not_found');
});

/** A bank is offered when it is known and enabled. */
export const getBanksHandler = implement(getBanks, async (_, { tx }) => {
  const enabled = await tx.selectFrom('enabled_bank').select('code').orderBy('code').execute();
  return done(
    enabled.flatMap(({ code }) => {
      const bank = bankByCode(code);
      return bank ? [{ value: code, title: bank.name }] : [];
    }),
  );
});

export const getEmploymentStatusesHandler = implement(getEmploymentStatuses, async (_, { tx }) =>
  done(
    await tx
      .selectFrom('classification')
      .select(['key', 'title'])
      .where('kind', '=', 'employment_status')
      .orderBy('position')
      .execute(),
  ),
);

export const getEmploymentPositionsHandler = implement(getEmploymentPositions, async ({ query }, { tx }) => {
  const positions = await tx
    .selectFrom('classification')
    .select(['key', 'title'])
    .where('kind', '=', 'employment_position')
    .where('parent_key', '=', query.employmentStatusKey)
    .orderBy('position')
    .execute();
  return positions.length > 0 ? done(positions) : refuse('not_found');
});
