import { classNames } from '@/lib/classNames';
import { Dialog } from '@/ui/Dialog';

import { DenseButton } from '../DenseButton';
import type { DeskAction } from '../model/actions';
import { type FollowUp, LOST_REASONS } from '../model/followUp';
import { stateNames, STATES } from '../model/states';

interface StateButtonsProps {
  followUp: FollowUp | undefined;
  /** Out of use. */
  off: boolean;
  onAct: (act: DeskAction) => void;
  onLost: () => void;
}

/** How far a lead is, and its change by hand. */
export function StateButtons({ followUp, off, onAct, onLost }: StateButtonsProps) {
  const current = followUp?.state ?? 'New';
  return (
    <div role="group" aria-label="State" className="flex rounded-sm border border-field bg-white">
      {stateNames.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={!off && state === current}
          aria-disabled={off || undefined}
          onClick={() => {
            if (off || state === current) return;
            if (STATES[state].asksReason) onLost();
            else onAct({ kind: 'setState', state, lostReason: null });
          }}
          className={classNames(
            'min-h-11 grow border-l border-sand px-2 font-medium first:border-l-0 hover:bg-plaster',
            'aria-disabled:cursor-not-allowed aria-disabled:text-mute aria-pressed:bg-oxblood aria-pressed:text-porcelain',
          )}
        >
          {state}
        </button>
      ))}
    </div>
  );
}

/** Why a lead is lost; the answer sets it. */
export function WhyLost({ name, onAct, onClose }: { name: string; onAct: (act: DeskAction) => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      shape="notice"
      title={<span className="block font-sans text-[19px]/[1.3] font-semibold">Why?</span>}
      description={`${name} is lost.`}
    >
      <div className="mt-5 grid grid-cols-2 gap-2">
        {LOST_REASONS.map((reason) => (
          <DenseButton
            key={reason}
            look="line"
            onClick={() => {
              onAct({ kind: 'setState', state: 'Lost', lostReason: reason });
              onClose();
            }}
          >
            <span className="whitespace-normal">{reason}</span>
          </DenseButton>
        ))}
      </div>
    </Dialog>
  );
}
