import { type DestinationStream, pino } from 'pino';

const BUFFER_BYTES = 4096;
const LATEST_MS = 250;

/**
 * Standard output, written a few lines at a time: a system call for each line is a tenth of what a request costs. What
 * waits is written when the process ends, also by a bug; only one that is killed outright loses its last moment.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ sync: false, minLength: BUFFER_BYTES });
  setInterval(() => destination.flush(), LATEST_MS).unref();
  return destination;
}
