import { createLine, type Line } from '../../src/providers/line/line.ts';
import type { ProviderName } from '../../src/providers/line/line-health.ts';

/** Returns a provider client for one test, without any failure yet. */
export const lineTo = (name: ProviderName): Line => createLine(name, { wall: () => new Date() });
