import { deleteView, listSavedViews, type Reply, saveView } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, readAddress } from './view-address.ts';
import { deleteFrom, readViews, saveFrom } from './views.server.ts';

type View = Reply<typeof listSavedViews>[number];

const id = '01930000-0000-7000-8000-000000000001';
const view: View = {
  id,
  screen: 'queue',
  name: 'Atrasadas',
  address: 'manual?horas=4',
  isShared: false,
  isOwn: true,
  ownerName: 'Vera',
};
const query = { queue: 'manual', waitingHours: 4, columns: ['due', 'bank'], cursor: `after_1_${id}` } as const;
const read = (...views: View[]) => readViews(fakeCall(grants(listSavedViews, views)).call);

describe('the views of a queue', () => {
  test('saved views open as they were saved, one’s own first, and shared ones name their owner', async () => {
    const shared = { ...view, id: '2', isOwn: false, isShared: true, ownerName: 'Luis' };
    expect(await read(shared, view)).toEqual([
      {
        id,
        name: 'Atrasadas',
        owner: null,
        isShared: false,
        isBroken: false,
        href: `/colas/manual?horas=4&vista=${id}`,
      },
      expect.objectContaining({ owner: 'Luis', isShared: true }),
    ]);
  });

  test.each([
    ['manual?estado=999&banco=012', `/colas/manual?banco=012&vista=${id}`],
    ['manual?ciudad=1', `/colas/manual?vista=${id}`],
    ['manual?col=due&col=curp', `/colas/manual?col=due&vista=${id}`],
    ['perdidas?estado=14', null],
    ['', null],
  ])('a saved view with outdated parts (%j) says so, and opens what is understood', async (address, href) => {
    expect(await read({ ...view, address })).toMatchObject([{ isBroken: true, href }]);
  });

  test('a saved view is understood whatever the order of its parameters', async () => {
    expect(await read({ ...view, address: 'manual?horas=4&estado=14' })).toMatchObject([{ isBroken: false }]);
  });
});

describe('the current view', () => {
  test('the current view is saved under its name, without the scroll position, and opens by it', async () => {
    const { call, made } = fakeCall(grants(saveView, view));
    const outcome = await saveFrom(call, query, formOf({ nombre: ' Atrasadas\u200b ', compartir: 'on', formKey: 'k' }));
    const address = 'manual?horas=4&col=due&col=bank';
    expect(made).toMatchObject([
      { send: { body: { name: 'Atrasadas', address, isShared: true } }, options: { idempotencyKey: 'k' } },
    ]);
    expect(outcome).toEqual(
      leadTo(`/colas/manual?horas=4&lugar=after_1_${id}&col=due&col=bank&vista=${id}`, 'view_saved'),
    );
  });

  test.each([
    ['', 'Escribe un nombre para encontrarla después.'],
    ['x'.repeat(61), 'El nombre puede tener hasta 60 letras.'],
  ])('the current view is not saved under the name %j', async (nombre, viewSaid) => {
    const { call, made } = fakeCall();
    expect(await saveFrom(call, query, formOf({ nombre }))).toMatchObject({ status: 422, data: { viewSaid } });
    expect(made).toEqual([]);
  });

  test('the current view is not saved when there are too many views already', async () => {
    const { call } = fakeCall(refuses(saveView, 'limit_reached'));
    expect(await saveFrom(call, query, formOf({ nombre: 'Una más' }))).toMatchObject({
      data: { viewSaid: expect.stringContaining('Borra una') },
    });
  });

  test.each([
    ['one’s own', grants(deleteView, {})],
    ['one that is gone', refuses(deleteView, 'not_found')],
  ])('the current view stays open when a view is deleted: %s', async (_, answer) => {
    const outcome = await deleteFrom(fakeCall(answer).call, { queue: 'all' }, formOf({ olvidar: id }));
    expect(outcome).toEqual(leadTo('/colas/all', 'view_deleted'));
  });
});

test('any saved address can be read without an error', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]*(?:\?[A-Za-z0-9=&%+._-]*)?$/), (address) => {
      const { query: found, isWhole } = readAddress(address);
      if (isWhole) expect(found && readAddress(addressOf(found))).toEqual({ query: found, isWhole });
    }),
  );
});
