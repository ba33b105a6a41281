/**
 * Reads a phone of the sandbox at an address with `{phone}` in it: JSON with `messages`, each with a `body`, the newest
 * first; else one message a line.
 */
export const phoneAt =
  (address: string) =>
  async (number: string): Promise<readonly string[]> => {
    const response = await fetch(address.replaceAll('{phone}', encodeURIComponent(number)));
    // A phone that has received no message may be unknown.
    if (response.status === 404) return [];
    if (!response.ok) throw new Error(`the messages of ${number} were answered with status ${response.status}`);
    const text = await response.text();
    return messagesIn(text) ?? text.split('\n').filter((line) => line !== '');
  };

function messagesIn(text: string): readonly string[] | undefined {
  if (!text.startsWith('{')) return undefined;
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || !('messages' in read) || !Array.isArray(read.messages))
    return undefined;
  return read.messages.map((message) => String(message?.body));
}

/** Pays at a store of the sandbox by a form with `reference` and `amount`, in pesos. */
export const storeAt =
  (address: string) =>
  async (reference: string, amountCentavos: number): Promise<void> => {
    const amount = (amountCentavos / 100).toFixed(2);
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ reference, amount }),
      redirect: 'manual',
    });
    if (response.status >= 400) throw new Error(`the store answered with status ${response.status}`);
  };
