import { type DestinationStream, pino } from 'pino';

const BUFFER_BYTES = 4096;
const LATEST_MS = 250;

/**
 * Opens standard output, written a few lines at a time: a system call for each line is a tenth of what a request costs.
 * Waiting lines are written when the process ends, also by a bug; only a process that is killed outright loses its last
 * lines.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ sync: false, minLength: BUFFER_BYTES });
  setInterval(() => destination.flush(), LATEST_MS).unref();
  return destination;
}
