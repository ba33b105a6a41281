/** Loads a waiting page again where no script can. */
export function NoScriptRefresh({ seconds = 5 }: { readonly seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
