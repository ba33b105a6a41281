import { notFoundText } from '../shell/not-found-text.ts';

function notFound(): never {
  throw new Response(notFoundText, { status: 404 });
}

export { notFound as action, notFound as loader };

/** Never drawn: the error page of the root is shown in its place. Without it Remix would answer with the bare text. */
export default function NotFoundPage() {
  return null;
}
