import { expect, test } from 'vitest';
import { blackboxOf } from '../../../test/people/blackbox.ts';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createDevice } from './http.ts';

const world = await providerWorld();
const at = (change: { url?: string; passcode?: string } = {}) => {
  const line = lineTo('iovation');
  const settings = { url: `${world.url}/iovation`, subscriberId: '1', account: 'OLTP', passcode: world.providerKey };
  return { line, ...createDevice({ ...settings, ...change }, line) };
};
const asked = { account: 'c1', event: 'application' };

test('a device is reported with its alias, with all digits, and with the reasons for which it is doubted', async () => {
  const { assess } = at();
  const blackbox = blackboxOf({ result: 'D', alias: '113919332761383849', reason: 'Evidence exists' });
  expect(await assess({ ...asked, blackbox, ip: '192.0.2.1' })).toEqual({
    isKnown: true,
    result: 'D',
    reasons: ['Evidence exists'],
    alias: '113919332761383849',
  });
});

test('a device may have no alias, and no reasons against it', async () => {
  expect(await at().assess({ ...asked, blackbox: blackboxOf({ result: 'A' }) })).toEqual({
    isKnown: true,
    result: 'A',
    reasons: [],
    alias: undefined,
  });
});

test('a device whose blackbox cannot be read is unknown, and that is no provider trouble', async () => {
  const { line, assess } = at();
  expect(await assess({ ...asked, blackbox: 'nothing' })).toEqual({ isKnown: false });
  expect(line.health().counts).toMatchObject({ answered: 1, troubled: 0 });
});

test('a passcode that is not accepted is provider trouble', async () => {
  const { line, assess } = at({ passcode: 'wrong' });
  await expect(assess({ ...asked, blackbox: blackboxOf({ result: 'A' }) })).rejects.toThrow();
  expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
});

/**
 * Shortened from https://docs.pingidentity.com/integrations/iovation/setup/pf_iovation_ik_json_pointer_syntax_reference.html
 */
const RECORDED = `{
  "id": "4a5cc146-9a48-4663-b93e-cdc3fa4517ba", "result": "R", "reason": "Accounts Per Device- 3 Max",
  "statedIp": "127.0.0.1", "accountCode": "sampleAccountCode", "trackingNumber": 877301938420090395,
  "details": {
    "device": { "alias": 113919332761383848, "browser": { "type": "FIREFOX" }, "isNew": false, "type": "MAC" },
    "ruleResults": { "score": -1, "rulesMatched": 1,
      "rules": [{ "type": "Accounts Per Device", "reason": "Accounts Per Device- 3 Max", "score": -1 }] } } }`;

test('a device answer is read as it is documented', async () => {
  const url = await listening((_, response) => response.writeHead(201).end(RECORDED));
  expect(await at({ url }).assess({ ...asked, blackbox: 'bb' })).toEqual({
    isKnown: true,
    result: 'R',
    reasons: ['Accounts Per Device- 3 Max'],
    alias: '113919332761383848',
  });
});
