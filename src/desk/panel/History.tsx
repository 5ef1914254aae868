import { useEffect, useId, useState } from 'react';

import { textButton } from '@/ui/textButton';

import { LongText } from '../lead/LongText';
import { type HistoryEvent, historyLine, isUndoable } from '../model/actions';
import type { DeskView } from '../store/useDesk';

interface HistoryProps {
  leadId: string;
  view: DeskView;
}

/** What was done with a lead, the newest first. */
export function History({ leadId, view: { desk, now, busy, history, act } }: HistoryProps) {
  const id = useId();
  const [events, setEvents] = useState<readonly HistoryEvent[] | 'failed'>();
  const version = desk.followUps.get(leadId)?.version;
  const isBusy = busy.has(leadId);

  useEffect(() => {
    if (isBusy) return undefined;
    let over = false;
    history(leadId).then(
      (found) => over || setEvents([...found].reverse()),
      () => over || setEvents((known) => known ?? 'failed'),
    );
    return () => {
      over = true;
    };
  }, [history, leadId, version, isBusy]);

  return (
    <div>
      <h3 id={id} className="mb-1 font-sans text-dense font-semibold">
        History
      </h3>
      {events === undefined && <p className="text-mute">Loading...</p>}
      {events === 'failed' && <p className="text-ink-soft">The history could not be loaded.</p>}
      {events?.length === 0 && <p className="text-ink-soft">Nothing yet.</p>}
      <ol aria-labelledby={id} className="grid gap-1.5">
        {typeof events === 'object' &&
          events.map((event) => (
            <li key={event.id} className="wrap-anywhere whitespace-pre-wrap">
              <bdi>{event.kind === 'note' ? <LongText text={historyLine(event, desk.me)} /> : historyLine(event, desk.me)}</bdi>
              {isUndoable(event, events, desk.me, now) && (
                <button
                  type="button"
                  onClick={() => act(leadId, { kind: 'undo', actionId: event.id })}
                  className={`${textButton} -my-3 ml-1`}
                >
                  Undo
                </button>
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
