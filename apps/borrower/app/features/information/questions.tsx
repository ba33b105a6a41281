import { Disclosure, Text } from '@lender/ui';

export interface Question {
  /** A link can lead to it: `#costo`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

/** Questions with their answers folded under them. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question}>
          {answer.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
