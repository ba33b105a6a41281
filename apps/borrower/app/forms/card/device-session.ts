const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 32;

/** A name for this device while one card is saved, as long as the provider's own script makes it. */
export const newDeviceSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** The provider's page that looks at the device under that name. */
export function deviceAddress(deviceUrl: string, session: string): string {
  const address = new URL(deviceUrl);
  address.searchParams.set('s', session);
  return address.href;
}
