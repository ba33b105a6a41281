/** Parts that are side by side and know nothing of each other; the group is the name of one of them. */
const neighbourhoods = [
  { kind: 'feature', pattern: /^apps\/[^/]+\/app\/features\/([^/]+)\// },
  // a route's own `login.server.ts` and `login.test.ts` belong to `login.tsx`
  { kind: 'route', pattern: /^apps\/[^/]+\/app\/routes\/([^/.]+)/ },
] as const;

/** Returns the kind of wall that an import crosses, if any: both files are features or routes, and not the same one. */
export function neighbourOf(from: string, to: string): 'feature' | 'route' | undefined {
  const wall = neighbourhoods.find(({ pattern }) => {
    const [here, there] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]];
    return here !== undefined && there !== undefined && here !== there;
  });
  return wall?.kind;
}
