import { fail, ok } from '@lender/result';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SentFile } from '../uploads/send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);

/** Creates a network on which each upload ends when the test says so. */
function network() {
  const sent: {
    name: string;
    formKey: string;
    end: (result: SentFile) => void;
    onProgress: (percent: number) => void;
  }[] = [];
  let keys = 0;
  const onStored = vi.fn();
  const onSignIn = vi.fn();
  const queue = createUploadQueue({
    send: ({ file, formKey, onProgress }) =>
      new Promise((end) => sent.push({ name: file.name, formKey, end, onProgress })),
    newKey: () => `key-${++keys}`,
    onStored,
    onSignIn,
  });
  const end = async (result: SentFile) => {
    sent.at(-1)?.end(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const states = () => queue.files().map(({ file, state }) => [file.name, state.status]);
  return { queue, sent, end, states, onStored, onSignIn };
}

let world = network();
beforeEach(() => {
  world = network();
});

describe('chosen files', () => {
  test('chosen files are sent one after another, each with its progress', async () => {
    const { queue, sent, end, states, onStored } = world;
    queue.add(file('one'));
    queue.add(file('two'));
    expect(sent.map(({ name }) => name)).toEqual(['one']);
    sent[0]?.onProgress(40);
    expect(queue.files()[0]?.state).toEqual({ status: 'sending', percent: 40 });
    await end(ok('id-one'));
    expect([onStored.mock.calls.length, states()]).toEqual([
      1,
      [
        ['one', 'stored'],
        ['two', 'sending'],
      ],
    ]);
    await end(ok('id-two'));
    expect(queue.files().map(({ state }) => state)).toEqual([
      { status: 'stored', id: 'id-one' },
      { status: 'stored', id: 'id-two' },
    ]);
  });

  test('refused files do not block the others, and are removed once they were read', async () => {
    const { queue, end, states } = world;
    queue.add(file('bad'));
    queue.add(file('good'));
    await end(fail({ code: 'upload_wrong_format' }));
    await end(ok('id'));
    expect(states()).toEqual([
      ['bad', 'failed'],
      ['good', 'stored'],
    ]);
    queue.forget(({ state }) => state.status === 'failed');
    expect(states()).toEqual([['good', 'stored']]);
  });

  test('chosen files wait while the connection is down, and then continue under the same key', async () => {
    const { queue, sent, end, states } = world;
    queue.add(file('one'));
    queue.add(file('two'));
    await end(fail({ code: 'network' }));
    expect(states()).toEqual([
      ['one', 'failed'],
      ['two', 'waiting'],
    ]);
    queue.add(file('three'));
    expect(sent).toHaveLength(1);
    queue.retry();
    queue.retry();
    await end(ok('id-one'));
    await end(ok('id-two'));
    await end(ok('id-three'));
    expect(sent.map(({ name, formKey }) => [name, formKey])).toEqual([
      ['one', 'key-1'],
      ['one', 'key-1'],
      ['two', 'key-2'],
      ['three', 'key-3'],
    ]);
  });

  test('waiting files are sent when the lost file is given up', async () => {
    const { queue, sent, end } = world;
    queue.add(file('one'));
    queue.add(file('two'));
    await end(fail({ code: 'network' }));
    queue.forget(({ file }) => file.name === 'one');
    expect(sent.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  test('waiting files stay unsent when the session ended', async () => {
    const { queue, sent, end, onSignIn } = world;
    queue.add(file('one'));
    queue.add(file('two'));
    await end(fail({ signInPath: '/ingresar' }));
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith('/ingresar');
    expect(sent).toHaveLength(1);
  });
});
