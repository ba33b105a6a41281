import { expect, test } from 'vitest';
import { networkOf } from './network-of.policy.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0007', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b:1:2:3:4:203.0.113.9', '64:ff9b:1:2::/64'],
  ['no address', 'no address'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
