const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 32;

/** Returns an id for this device while one card is saved, as long as an id of the provider's own script. */
export const newDeviceSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Returns the provider's page that inspects the device under that id. */
export function deviceAddress(deviceUrl: string, session: string): string {
  const address = new URL(deviceUrl);
  address.searchParams.set('s', session);
  return address.href;
}
