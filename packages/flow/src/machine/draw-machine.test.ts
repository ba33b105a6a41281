import { expect, it } from 'vitest';
import { STEP_ROUTES } from '../route/routes.data.ts';
import { drawMachine } from './draw-machine.ts';
import { flowMachine } from './flow-machine.ts';

it('docs/flow.md shows the machine and the pages of every step', async () => {
  const page = [
    '# Flow',
    'Drawn from `src/machine` and `src/route`; run `vitest run -u` here after changing them.',
    '## Where a step has its pages',
    'A redirect goes to the first. Step `facebook` leaves the site.',
    Object.entries(STEP_ROUTES)
      .map(([step, routes]) => `- \`${step}\`: ${routes.map((route) => `\`${route}\``).join(', ')}`)
      .join('\n'),
    '## What the machine does in the browser',
    `\`\`\`mermaid\n${drawMachine(flowMachine)}\n\`\`\``,
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/flow.md');
});
