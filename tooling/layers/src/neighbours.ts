/** Things that stand side by side and know nothing of each other; the group is the name of one of them. */
const neighbourhoods = {
  slice: /^apps\/[^/]+\/src\/slices\/([^/]+)\//,
  feature: /^apps\/[^/]+\/app\/features\/([^/]+)\//,
  // a route's own `login.server.ts` and `login.test.ts` belong to `login.tsx`
  route: /^apps\/[^/]+\/app\/routes\/([^/.]+)/,
} as const;

/** What kind of wall an import climbs over, if any: both files are slices, features or routes, and not the same one. */
export function neighbourOf(from: string, to: string): keyof typeof neighbourhoods | undefined {
  for (const [kind, pattern] of Object.entries(neighbourhoods) as [keyof typeof neighbourhoods, RegExp][]) {
    const [here, there] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]];
    if (here !== undefined && there !== undefined && here !== there) return kind;
  }
  return undefined;
}
