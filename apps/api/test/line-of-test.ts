import { createLine, type Line } from '../src/providers/line/line.ts';
import type { ProviderName } from '../src/providers/line/line-health.ts';

/** A line of a test's own, on which nothing went wrong yet. */
export const lineTo = (name: ProviderName): Line => createLine(name, { wall: () => new Date() });
