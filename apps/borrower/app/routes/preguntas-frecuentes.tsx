import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FaqPage } from '../features/information/faq-page.tsx';
import { askedWords } from '../features/information/find-questions.ts';
import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.faq);
export const loader = ({ request }: LoaderFunctionArgs) => json({ words: askedWords(request.url) });

export default function FaqRoute() {
  return <FaqPage {...useLoaderData<typeof loader>()} />;
}
