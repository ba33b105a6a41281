import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FaqPage } from '../features/information/faq-page.tsx';
import { askedWords } from '../features/information/find-questions.ts';
import { informationCopy } from '../features/information/information.copy.es.ts';
import { loadLateExample } from '../features/information/late-example.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.faq);
export const loader = async (visit: LoaderFunctionArgs) =>
  json({ words: askedWords(visit.request.url), ...(await loadLateExample(visit)) });

export default function FaqRoute() {
  return <FaqPage {...useLoaderData<typeof loader>()} />;
}
