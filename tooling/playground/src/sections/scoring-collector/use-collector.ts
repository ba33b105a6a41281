import { createCollector, isCollectorError } from '@lender/scoring-collector';
import { useEffect, useRef, useState } from 'react';
import { createPageHost, HOST_ORIGIN, type PageHost } from './page-host.ts';

export type CollectorState = 'idle' | 'running' | 'refused' | 'unsupported' | 'stopped';

/** Runs the collector, with a host that exists only in this page. */
export function useCollector() {
  const [state, setState] = useState<CollectorState>('idle');
  const [host, setHost] = useState<PageHost>();
  const running = useRef<() => Promise<void>>(undefined);
  useEffect(() => () => void running.current?.(), []);

  const start = async (consent: boolean) => {
    await running.current?.();
    if (!globalThis.crypto.subtle) return setState('unsupported');
    const made = await createPageHost(Date.now);
    const outcome = await listen(made, consent);
    running.current = typeof outcome === 'string' ? undefined : outcome;
    setHost(made);
    setState(typeof outcome === 'string' ? outcome : 'running');
  };
  const stop = async () => {
    await running.current?.();
    running.current = undefined;
    setState('stopped');
  };
  return { state, host, start, stop };
}

/** Starts a collector; returns how to end it, or why it did not start. */
async function listen(host: PageHost, consent: boolean): Promise<(() => Promise<void>) | 'refused' | 'unsupported'> {
  const network = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = network;
  };
  const held = new Map<string, string>();
  const tokenStore = { getItem: (name: string) => held.get(name) ?? null, setItem: held.set.bind(held) };
  const collector = createCollector({
    baseUrl: HOST_ORIGIN,
    authKey: 'playground',
    publicKey: host.keys.publicKey,
    fields: ['firstName'],
    tokenStore,
  });
  globalThis.fetch = host.fetch;
  try {
    await collector.start('A7Q2M4ZK9T5W', { consent });
  } catch (error) {
    restore();
    if (!isCollectorError(error)) throw error;
    return error.kind === 'consent_missing' ? 'refused' : 'unsupported';
  }
  return () => collector.stop({ complete: true }).finally(restore);
}
