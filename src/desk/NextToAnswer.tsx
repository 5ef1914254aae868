import { memo, useId, useMemo, useRef, useState } from 'react';

import { textButton } from '@/ui/textButton';

import { Objections } from './lead/Objections';
import { OpenQuestion } from './lead/OpenQuestion';
import { closedText, liveLeads, nextLead } from './model/counters';
import type { Question } from './model/followUp';
import { type Lead, leadTitle } from './model/lead';
import { NextCard } from './NextCard';
import type { DeskView } from './store/useDesk';

interface NextToAnswerProps {
  view: DeskView;
  /** Whether the leads are there. */
  known: boolean;
  /** The id of the lead whose details are open. */
  open: string | undefined;
  onOpen: (leadId: string) => void;
}

/** So many questions of mine about other leads stand here at most. */
const QUESTIONS = 3;

/** The lead that is due first, and what to do with it. Typing in the search does not draw it anew. */
export const NextToAnswer = memo(function NextToAnswer({ view, known, open, onOpen }: NextToAnswerProps) {
  const { phase, desk, now, act } = view;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<string>();
  const ready = known && phase === 'loaded';
  const { lead, sooner } = ready ? nextLead(desk, shown, now) : { lead: undefined, sooner: undefined };
  const next = lead?.id;
  if (ready && next !== shown) setShown(next);

  /** What is pressed here may go with the press: the focus would be lost with it. */
  function keepFocus(): void {
    region.current?.focus({ preventScroll: true });
  }

  const asked = useMemo(() => myQuestions(desk), [desk]);
  const others = asked.filter((other) => other.lead.id !== next).slice(0, QUESTIONS);
  const waiting = ready ? liveLeads(desk, now).length : 0;
  const closed = closedText(waiting, now);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-card
      data-lead={next}
      aria-labelledby={id}
      className="flex flex-col rounded-sm border border-sand bg-white px-3 pt-2.5 pb-4 md:px-5 md:pt-4 md:pb-5"
    >
      <div className="mb-1 flex min-h-9 flex-wrap items-center gap-x-4 md:min-h-7">
        <h2 id={id} className="mr-auto font-sans text-small/5 font-semibold">
          Next to answer
        </h2>
        {closed !== undefined && <p className="text-ink-soft">{closed}</p>}
        {sooner && (
          <button
            type="button"
            onClick={() => {
              setShown(sooner.id);
              keepFocus();
            }}
            className={`${textButton} -my-3 md:-mr-2`}
          >
            A lead is due sooner
          </button>
        )}
      </div>
      <Objections view={view} except={open} />
      {!ready && <Skeleton />}
      {ready && !lead && <p className="my-auto py-4 text-ink-soft">Nobody is waiting.</p>}
      {lead && <NextCard key={lead.id} lead={lead} view={view} onAnswered={keepFocus} onDetails={() => onOpen(lead.id)} />}
      {others.map(({ lead: other, question }) => (
        <div key={other.id} className="mt-2">
          <OpenQuestion
            question={question}
            name={leadTitle(other)}
            about
            onAnswer={(answer) => {
              act(other.id, answer);
              keepFocus();
            }}
          />
        </div>
      ))}
    </section>
  );
});

/** What I have pressed and not yet said the outcome of, the latest press first. */
function myQuestions({ followUps, byId, me }: DeskView['desk']) {
  const mine: { question: Question; lead: Lead }[] = [];
  for (const { leadId, asked } of followUps.values()) {
    if (asked.length === 0) continue;
    const question = asked.find(({ by }) => by === me);
    const lead = byId.get(leadId);
    if (question && lead) mine.push({ question, lead });
  }
  return mine.sort((a, b) => b.question.at - a.question.at);
}

function Skeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 py-2">
      {[160, 240, 200].map((px) => (
        <span key={px} className="block h-2.5 max-w-full animate-breathe rounded-sm bg-sand" style={{ width: px }} />
      ))}
      <span className="mt-2 block h-11 max-w-80 animate-breathe rounded-sm bg-sand" />
    </div>
  );
}
