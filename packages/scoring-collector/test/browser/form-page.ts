import { bundleEach } from '@lender/vitest/size';
import type { ChunkKeys } from '../../src/server.ts';

const source = `import { createCollector } from '@lender/scoring-collector'; globalThis.createCollector = createCollector;`;

export interface FormPage {
  /** Address of the scoring host; below the page's own origin by default. */
  readonly hostUrl?: string;
  readonly chunkMs?: number;
  /** Markup in the form. */
  readonly more?: string;
  /** Markup before anything else. Scripts have the nonce `n`. */
  readonly head?: string;
}

/** Returns a page with a form, which begins to collect unless it is opened with `#wait`, and says when it does. */
export async function formPage(
  { publicKey }: ChunkKeys,
  { hostUrl = '', chunkMs, more = '', head = '' }: FormPage = {},
) {
  const [bundle = ''] = await bundleEach([source], { root: new URL('../..', import.meta.url) });
  const options = JSON.stringify({
    baseUrl: hostUrl,
    authKey: 'auth-key',
    publicKey,
    fields: ['firstName', 'income'],
    chunkMs,
  });
  return `<!doctype html><title>Form</title>${head}
<body style="height: 3000px">
<form autocomplete="off">
<input name="firstName"> <input name="income" inputmode="numeric"> <input name="unlisted42">
<textarea name="note"></textarea>
<a href="/next" id="next">next</a>
${more}
</form>
<script type="module" nonce="n">${bundle.replaceAll('</script', '<\\/script')}
globalThis.errors = [];
globalThis.collector = createCollector({ ...${options}, onError: (error) => errors.push(error.kind) });
if (location.hash !== '#wait') {
  await collector.start(new URLSearchParams(location.search).get('reference') ?? 'ref-1', { consent: true });
  globalThis.isStarted = true;
}
</script>`;
}
