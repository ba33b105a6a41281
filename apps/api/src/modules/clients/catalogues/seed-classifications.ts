import type { Tx } from '../../../kernel/database/database.ts';
import { CLASSIFICATIONS } from './classifications.es.data.ts';
import { EMPLOYMENT } from './employment.es.data.ts';

/** Stores the keys that forms choose from, with their titles. Changed titles are updated. */
export async function seedClassifications(tx: Tx): Promise<void> {
  await tx
    .insertInto('classification')
    .values([...employment(), ...others()])
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), position: eb.ref('excluded.position') })),
    )
    .execute();
}

const employment = () =>
  EMPLOYMENT.flatMap(({ key, title, positions }, position) => [
    { kind: 'employment_status', key, parent_key: null, title, position },
    ...positions.map((entry, index) => ({
      kind: 'employment_position',
      key: `${key}.${entry.key}`,
      parent_key: key,
      title: entry.title,
      position: index,
    })),
  ]);

const others = () =>
  Object.entries(CLASSIFICATIONS).flatMap(([kind, titles]) =>
    Object.entries(titles).map(([key, title], position) => ({ kind, key, parent_key: null, title, position })),
  );
