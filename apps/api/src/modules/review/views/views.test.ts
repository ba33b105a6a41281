import { deleteView, listSavedViews, saveView } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const ana = await staffMember(server, 'verifier');
const luis = await staffMember(server, 'verifier');

const save = (name: string, by = ana, { address = 'manual?banco=012', isShared = false } = {}) =>
  server.call(saveView, { body: { screen: 'queue', name, address, isShared } }, by);
const list = (by = ana) => server.call(listSavedViews, { query: { screen: 'queue' } }, by);
const forget = (id: string, by = ana) => server.call(deleteView, { params: { id } }, by);

answers(saveView, () => save('BBVA de hoy'));
answers(listSavedViews, () => list());
answers(deleteView, async () => forget((await expectDone(save('Para borrar'))).id));
refuses(deleteView, 'not_found', () => forget(crypto.randomUUID()));
refuses(saveView, 'limit_reached', async () => {
  const by = await staffMember(server, 'verifier');
  for (let index = 0; index < 50; index += 1) await expectDone(save(`Vista ${index}`, by));
  expect(await save('Vista 7', by)).toMatchObject({ status: 200 });
  return save('Una más', by);
});

describe('a view', () => {
  test('a view is shown to its owner only, unless it is shared', async () => {
    await expectDone(save('Solo mía'));
    await expectDone(save('De todos', ana, { isShared: true }));
    expect(await expectDone(list(luis))).toMatchObject([{ name: 'De todos', isOwn: false, ownerName: ana.name }]);
    const own = await expectDone(list());
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['Solo mía', 'De todos']));
    expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  });

  test('a view with a name that its owner has already replaces that view', async () => {
    const { id } = await expectDone(save('Montos altos', ana, { address: 'manual?desde=5000' }));
    expect(await expectDone(save('Montos altos', ana, { address: 'manual?desde=9000' }))).toMatchObject({
      id,
      address: 'manual?desde=9000',
    });
  });

  test('a view can be deleted by its owner only, shared or not', async () => {
    const { id } = await expectDone(save('Compartida', ana, { isShared: true }));
    expect(await forget(id, luis)).toMatchObject({ status: 404, code: 'not_found' });
    await expectDone(forget(id));
    expect((await expectDone(list(luis))).map((view) => view.id)).not.toContain(id);
  });

  test.each(['https://evil.example/', '//evil.example', 'manual?x=<script>', '../ingresar'])(
    'a view with an address that may lead to another site is refused: %s',
    async (address) => {
      const { status } = await server.send(saveView, { screen: 'queue', name: 'x', address, isShared: false }, ana);
      expect(status).toBe(422);
    },
  );
});
