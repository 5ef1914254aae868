import { showToast } from '@/ui/toast';

import type { ActionRequest, DeskAction } from '../model/actions';
import type { AnsweredAct } from './actQueue';

/** Says in a toast what became of an action, and offers to undo it. `name`: the lead's. Objections have a place of their own. */
export function tellAnswer({ action }: ActionRequest, answer: AnsweredAct, name: string, undo: () => void): void {
  switch (answer.outcome) {
    case 'saved': {
      const text = savedText(action.kind, answer, name);
      if (text === undefined) return;
      showToast({
        id: 'saved',
        title: 'Saved',
        text,
        kind: 'success',
        action: action.kind === 'undo' ? undefined : { label: 'Undo', onPress: undo },
      });
      return;
    }
    case 'changed':
      showToast({ title: 'Error', text: 'Someone has changed it since.', kind: 'destructive' });
      return;
    case 'gone':
      showToast({
        title: 'Error',
        text: `${name} has been deleted.`,
        // It has no box left to come back to.
        ...(action.kind === 'note' && { detail: `Your note was not saved: ${action.text}` }),
        kind: 'destructive',
      });
      return;
    case 'refused':
      showToast({ title: 'Error', text: 'Failed to save follow-up', detail: answer.reason, kind: 'destructive' });
      return;
    default:
  }
}

/** Undefined where the screen says enough: a press opens its question. */
function savedText(kind: DeskAction['kind'], { followUp }: Extract<AnsweredAct, { outcome: 'saved' }>, name: string): string | undefined {
  switch (kind) {
    case 'contacted':
    case 'setState':
      return `${name} is ${followUp.state} now.`;
    case 'claim':
    case 'takeOver':
      return `You have ${name} now.`;
    case 'assign':
      return followUp.owner === null ? `Nobody has ${name} now.` : `${followUp.ownerName} has ${name} now.`;
    case 'noAnswer':
      return `Called ${name}, no answer.`;
    case 'undo':
      return `${name} is as before.`;
    default:
      return undefined;
  }
}
