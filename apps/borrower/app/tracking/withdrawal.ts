const CHANNEL = 'tracking';
const WORD = 'withdrawn';

/** Runs a function at once when the consent is withdrawn, in whatever tab of the site. */
export function onWithdrawal(act: () => void): void {
  if (!('BroadcastChannel' in globalThis)) return;
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    if (data === WORD) act();
  });
}

/** Notifies the other tabs of the withdrawal. */
export function reportWithdrawal(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(WORD);
  channel.close();
}
