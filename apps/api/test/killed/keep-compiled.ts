import { flushCompileCache } from 'node:module';

/** A killed process keeps nothing of what it compiled, so that it is told when to. */
process.on('SIGUSR2', () => flushCompileCache());
