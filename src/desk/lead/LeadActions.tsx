import { type ReactNode, useId } from 'react';

import { Button } from '@/ui/Button';

import { useDesk } from '../DeskContext';
import { claimAction, type DeskAction } from '../model/actions';
import type { PendingContact } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { useLead } from './useLead';

export function ClaimButton({ lead }: { lead: Lead }) {
  const { member } = useDesk();
  const { followUp, act } = useLead(lead);
  const { label, action } = claimAction(followUp, member.id);
  return (
    <Button dense variant="line" onClick={() => act(action)}>
      {label}
    </Button>
  );
}

interface PromptProps {
  /** Stands before the question. */
  about?: ReactNode;
  question: ReactNode;
  choices: Readonly<Record<string, DeskAction>>;
  onChoose: (action: DeskAction) => void;
}

/** A question about a lead in a tinted box. The first answer is the usual one. */
export function Prompt({ about, question, choices, onChoose }: PromptProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-warn-tint px-3 py-2 max-md:gap-y-1 max-md:py-1"
    >
      {about}
      <span id={id} className="me-auto line-clamp-3 font-semibold wrap-anywhere">
        {question}
      </span>
      <span className="flex gap-2 max-md:*:min-w-11 max-md:*:px-2">
        {Object.entries(choices).map(([name, action], index) => (
          <Button key={name} dense variant={index === 0 ? 'primary' : 'line'} onClick={() => onChoose(action)}>
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}

interface ContactPromptProps {
  lead: Lead;
  pendingContact: PendingContact;
  /** True to name the lead, where the box is not beside it. */
  named?: boolean;
  /** Called after an answer, when the box disappears. */
  onAnswered?: () => void;
}

/** Asks for the outcome of my click on WhatsApp, Call or Mail. */
export function ContactPrompt({ lead, pendingContact: { kind }, named = false, onAnswered }: ContactPromptProps) {
  const { act } = useLead(lead);
  const isCall = kind === 'call';
  const title = <bdi>{leadTitle(lead)}</bdi>;
  return (
    <Prompt
      about={named && !isCall && <span className="line-clamp-2 wrap-anywhere">{title}:</span>}
      question={isCall ? <>Did you reach {title}?</> : 'Did you send it?'}
      choices={{
        'Yes, contacted': { kind: 'yes' },
        ...(isCall ? { 'No answer': { kind: 'no answer' } } : { 'Not yet': { kind: 'not yet' } }),
      }}
      onChoose={(outcome) => {
        act(outcome);
        onAnswered?.();
      }}
    />
  );
}
