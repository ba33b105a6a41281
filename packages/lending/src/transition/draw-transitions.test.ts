import { expect, it } from 'vitest';
import { APPLICATION_STATUS } from '../status/application-status.ts';
import { CLIENT_STATUS } from '../status/client-status.ts';
import { LOAN_STATUS } from '../status/loan-status.ts';
import { APPLICATION_TRANSITIONS } from './application-transitions.data.ts';
import { CLIENT_TRANSITIONS } from './client-transitions.data.ts';
import { drawTransitions } from './draw-transitions.ts';
import { LOAN_TRANSITIONS } from './loan-transitions.data.ts';

it('docs/states.md shows the transitions', async () => {
  const page = [
    '# States',
    'Drawn from the tables in `src/transition`; run `vitest run -u` here after changing one.',
    drawTransitions({
      title: 'Applications',
      statuses: APPLICATION_STATUS,
      initial: APPLICATION_STATUS.new,
      table: APPLICATION_TRANSITIONS,
    }),
    drawTransitions({ title: 'Loans', statuses: LOAN_STATUS, initial: LOAN_STATUS.draft, table: LOAN_TRANSITIONS }),
    drawTransitions({
      title: 'Clients',
      statuses: CLIENT_STATUS,
      initial: CLIENT_STATUS.active,
      table: CLIENT_TRANSITIONS,
    }),
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/states.md');
});
