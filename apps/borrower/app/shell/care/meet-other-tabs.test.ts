import { expect, test } from 'vitest';
import { meetOtherTabs } from './meet-other-tabs.ts';

/** Creates tabs that get one another's messages at once. */
function browser() {
  const tabs: ((event: MessageEvent<unknown>) => void)[] = [];
  let ids = 0;
  return (path: string) => {
    const met: string[] = [];
    let own: (event: MessageEvent<unknown>) => void = () => {};
    const channel = {
      postMessage: (data: unknown) => {
        for (const hear of [...tabs]) if (hear !== own) hear(new MessageEvent('message', { data }));
      },
      addEventListener: (_: string, hear: unknown) => {
        own = hear as typeof own;
        tabs.push(own);
      },
      close: () => void tabs.splice(tabs.indexOf(own), 1),
    };
    ids += 1;
    return { met, close: meetOtherTabs({ path, id: String(ids) }, channel, () => void met.push(path)) };
  };
}

test('the second tab of a page is notified of the first, once, and the first is left alone', () => {
  const open = browser();
  const [first, second, third] = [
    open('/registration/address'),
    open('/registration/address'),
    open('/registration/address'),
  ];
  expect([first.met.length, second.met.length, third.met.length]).toEqual([0, 1, 1]);
});

test('a tab with another page, and a tab that was closed, cause no notice', () => {
  const open = browser();
  open('/registration/employment');
  open('/registration/address').close();
  expect(open('/registration/address').met).toEqual([]);
});
