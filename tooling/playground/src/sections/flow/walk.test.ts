import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { startWalk, type WalkStep } from './walk.ts';

test('the machine asks the server once time has passed, and says where to go', async () => {
  const steps: WalkStep[] = [];
  const walk = startWalk({
    pathname: '/application/apply',
    session: 'client',
    answer: () => ({ step: 'address', status: 'active' }),
    onStep: (step) => steps.push(step),
  });
  expect(steps.at(-1)).toEqual({ state: 'token: fresh, poll: waiting', said: [] });
  walk.send({ type: 'page.busy' });
  walk.wait();
  await vi.waitFor(() => expect(steps.at(-1)?.state).toBe('token: fresh, poll: held'), soon);
  walk.send({ type: 'page.idle' });
  await vi.waitFor(() => expect(steps.at(-1)?.said).toEqual(['moved: /registration/address']), soon);
  walk.stop();
});
