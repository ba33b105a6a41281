import { flushCompileCache } from 'node:module';

/** A killed process loses everything that it compiled, so a signal makes it write that to disk before. */
process.on('SIGUSR2', () => flushCompileCache());
