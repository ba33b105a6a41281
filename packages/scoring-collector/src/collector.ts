import { CollectorError } from './collector-error.ts';
import { createScoringHost, type HostOptions } from './host/scoring-host.ts';
import type { RecorderOptions } from './record/recorder.ts';
import type { PublicKey } from './seal/public-key.ts';
import { createSealer } from './seal/sealer.ts';
import { type StopSession, startSession } from './session.ts';

export interface CollectorOptions extends HostOptions, RecorderOptions {
  /** Public key of the party that may open the chunks. */
  readonly publicKey: PublicKey;
  /** Time between two uploads of chunks, in ms. @default 10_000 */
  readonly chunkMs?: number;
  /** Starts nothing in a browser that requests privacy by Global Privacy Control. @default false */
  readonly respectGpc?: boolean;
  /** Called for chunks that were given up, with the reason. */
  readonly onError?: (error: CollectorError) => void;
}

export interface Collector {
  /**
   * Collects under a reference number, once the scoring host has verified it.
   *
   * @param consent - that the person agreed; it is sent in the first chunk
   * @throws CollectorError
   */
  start(referenceNumber: string, options: { readonly consent: boolean }): Promise<void>;
  /**
   * Ends the collecting and uploads the rest.
   *
   * @param options - `complete`: nothing more will come under this reference, from no page. `discard`: nothing is
   *   uploaded any more, since the person withdrew. `timeoutMs`: how long to wait for the delivery (5000), which
   *   continues after that for as long as the page is there.
   * @throws CollectorError
   */
  stop(options?: {
    readonly complete?: boolean;
    readonly discard?: boolean;
    readonly timeoutMs?: number;
  }): Promise<void>;
}

/**
 * Makes a collector for a page. Nothing is listened to, stored or sent before `start`.
 *
 * @throws CollectorError from each of its calls
 */
export function createCollector(options: CollectorOptions): Collector {
  let running: Promise<StopSession> | undefined;
  return {
    start: async (referenceNumber, { consent }) => {
      if (running) throw new CollectorError('already_started');
      const starting = openSession(options, referenceNumber, consent);
      running = starting;
      await starting.catch((error) => {
        if (running === starting) running = undefined;
        throw error;
      });
    },
    stop: async ({ complete = false, discard, timeoutMs = 5_000 } = {}) => {
      const stopping = running;
      running = undefined;
      const stop = await stopping?.catch(() => undefined);
      if (!stop) throw new CollectorError('not_started', 'Tracking has not been succesfully started');
      await stop(complete, timeoutMs, discard);
    },
  };
}

async function openSession(options: CollectorOptions, referenceNumber: string, consent: boolean): Promise<StopSession> {
  // The browser requests privacy for its user: https://w3c.github.io/gpc.
  const person: { readonly globalPrivacyControl?: boolean } & Navigator = navigator;
  if (!consent || (options.respectGpc && person.globalPrivacyControl)) throw new CollectorError('consent_missing');
  const host = createScoringHost(options);
  const sealer = await createSealer(options.publicKey).catch(() => {
    throw new CollectorError('unsupported');
  });
  await host.verify(referenceNumber);
  return startSession(referenceNumber, host, sealer, options);
}
