export { Form, type FormProps } from './navigation/form.tsx';
export { Link, type LinkProps } from './navigation/link.tsx';
export { openElsewhere, openInPlace, openPage } from './navigation/open-page.ts';
export { safeHref } from './navigation/safe-href.ts';
export { type Fetcher, useFetcher } from './navigation/use-fetcher.ts';
export { type Navigate, useNavigate } from './navigation/use-navigate.ts';
export { type Submit, useSubmit } from './navigation/use-submit.ts';
