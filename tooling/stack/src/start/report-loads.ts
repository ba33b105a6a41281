import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Module that is preloaded (`--import`) into a process that runs from source: reports to the parent each source file
 * that it loads, before the file is read, so that one with a mistake in it is watched too.
 */
registerHooks({
  load: (url, context, nextLoad) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ loaded: fileURLToPath(url) });
    return nextLoad(url, context);
  },
});
