/** `https:evil` and `https:/\evil` are hosts to a browser, though not to a human reader. */
const onTheWeb = /^https?:\/\/[^/\\]/i;

/** The address of another site, else the first page of ours: what runs a script or opens a file is neither. */
export const elsewhere = (url: string): string => (onTheWeb.test(url) && URL.canParse(url) ? url : '/');
