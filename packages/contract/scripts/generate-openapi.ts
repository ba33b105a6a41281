import { writeFileSync } from 'node:fs';
import { openApi } from '../src/openapi.ts';

/** Writes `openapi.json`, which a test holds against the endpoints. */
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApi(), undefined, 2)}\n`);
