import { useEffect, useId, useState } from 'react';

import { TextButton } from '@/ui/TextButton';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { LongText } from '../lead/LongText';
import { type HistoryEvent, historyLine, isUndoable } from '../model/actions';

/** The actions on a lead, newest first. */
export function History({ leadId }: { leadId: string }) {
  const { member, act, history } = useDesk();
  const { snapshot, busy } = useDeskState();
  const now = useNow();
  const id = useId();
  const [events, setEvents] = useState<readonly HistoryEvent[] | 'failed'>();
  const version = snapshot.followUps.get(leadId)?.version;
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
      {events?.length === 0 && <p className="text-ink-soft">No activity yet.</p>}
      <ol aria-labelledby={id} className="grid gap-1.5">
        {typeof events === 'object' &&
          events.map((event) => (
            <li key={event.id} className="wrap-anywhere whitespace-pre-wrap">
              <bdi>{event.kind === 'note' ? <LongText text={historyLine(event, member.id)} /> : historyLine(event, member.id)}</bdi>
              {isUndoable(event, events, member.id, now) && (
                <TextButton onClick={() => act(leadId, { kind: 'undo', actionId: event.id })} className="-my-3 ms-1">
                  Undo
                </TextButton>
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
