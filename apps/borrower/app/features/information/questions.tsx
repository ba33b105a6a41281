import { Disclosure, Stack, Text } from '@lender/ui';
import { answered } from './questions.css.ts';

export interface Question {
  /** Fragment by which a link leads to it: `#costo`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

/** Questions whose answers are folded under them. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          {/* Inside what is folded: a browser that goes there opens it, without a script. */}
          <div id={id} className={answered}>
            <Stack space="xs">
              {answer.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
