type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export interface OpenPage {
  readonly path: string;
  /** Id of this tab, so that each gets only the answers to its own question. */
  readonly id: string;
}

/**
 * Asks the other tabs of this browser whether the page is open there, and answers those that ask. Of two tabs the one
 * that was opened later is notified.
 *
 * @returns a function that stops it
 */
export function meetOtherTabs({ path, id }: OpenPage, channel: Channel, onMet: () => void): () => void {
  const asks = `asks ${path} `;
  let hasMet = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.startsWith(asks)) channel.postMessage(`open for ${data.slice(asks.length)}`);
    if (data !== `open for ${id}` || hasMet) return;
    hasMet = true;
    onMet();
  });
  channel.postMessage(asks + id);
  return () => channel.close();
}
