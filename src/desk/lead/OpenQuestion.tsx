import { useId } from 'react';

import { DenseButton } from '../DenseButton';
import type { DeskAction } from '../model/actions';
import type { Question } from '../model/followUp';

interface OpenQuestionProps {
  question: Question;
  /** The lead's. */
  name: string;
  /** Whether to say whose it is: it stands apart from its lead. */
  about?: boolean;
  onAnswer: (act: DeskAction) => void;
}

/** What became of a press of mine: only a person knows. */
export function OpenQuestion({ question: { kind }, name, about = false, onAnswer }: OpenQuestionProps) {
  const id = useId();
  const isCall = kind === 'call';
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-warn-tint px-3 py-2">
      {about && !isCall && (
        <span className="wrap-anywhere">
          <bdi>{name}</bdi>:
        </span>
      )}
      <span id={id} className="mr-auto font-semibold wrap-anywhere">
        {isCall ? <Reached name={name} /> : 'Did it go out?'}
      </span>
      <span className="flex gap-2">
        <DenseButton look="primary" onClick={() => onAnswer({ kind: 'contacted' })}>
          Yes, contacted
        </DenseButton>
        <DenseButton look="line" onClick={() => onAnswer({ kind: isCall ? 'noAnswer' : 'notContacted' })}>
          {isCall ? 'No answer' : 'Not yet'}
        </DenseButton>
      </span>
    </div>
  );
}

function Reached({ name }: { name: string }) {
  return (
    <>
      Did you reach <bdi>{name}</bdi>?
    </>
  );
}
