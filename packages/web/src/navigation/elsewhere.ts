/** `https:evil` and `https:/\evil` are hosts to a browser, though not to a human reader. */
const onTheWeb = /^https?:\/\/[^/\\]/i;

/** Returns the address if it is on another site, else `/`: an address that runs a script or opens a file is refused. */
export const elsewhere = (url: string): string => (onTheWeb.test(url) && URL.canParse(url) ? url : '/');
