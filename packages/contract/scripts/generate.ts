import { writeFileSync } from 'node:fs';
import { ENDPOINTS_FILE, endpointExports } from './endpoint-exports.ts';
import { sourceWords, WORDS_FILE } from './source-words.ts';

/**
 * Regenerates every file that follows from the endpoints, the refusals and the roles. Tests compare them with their
 * sources.
 */
writeFileSync(ENDPOINTS_FILE, endpointExports());
writeFileSync(WORDS_FILE, sourceWords());

// The other generators read that list, so it is loaded only now.
const { openApi } = await import('../src/openapi.ts');
const { generatedPages } = await import('./generated-pages.ts');
writeFileSync(new URL('../openapi.json', import.meta.url), JSON.stringify(openApi()));
for (const { url, text } of generatedPages()) writeFileSync(url, text);
