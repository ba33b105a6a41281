/** Reloads a waiting page in browsers without scripts. */
export function NoScriptRefresh({ seconds = 5 }: { readonly seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
