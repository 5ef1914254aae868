import { useState } from 'react';

import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LateLightbox } from '@/ui/late';
import { TextField } from '@/ui/TextField';
import { showToast } from '@/ui/toast';
import { ToastCard } from '@/ui/ToastCard';

import { plates } from './plates';
import { Specimen } from './Specimen';
import { State } from './State';

const success = { kind: 'success', title: 'Request sent', text: 'We call you within 2 hours.' } as const;
const failure = { kind: 'destructive', title: 'Not deleted', text: 'The connection dropped. Please try again.' } as const;

type Open = 'split' | 'notice' | 'question' | 'lightbox' | 'single';

/** Dialogs, lightbox and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const opener = (which: Open, name: string) => (
    <Button look="line" onClick={() => setOpen(which)}>
      {name}
    </Button>
  );
  return (
    <>
      <Specimen name="Dialog" note="Returns the focus to what opened it.">
        {opener('split', 'Split')}
        {opener('notice', 'Notice')}
        {opener('question', 'Question (alertdialog)')}
      </Specimen>
      <Specimen name="Lightbox" note="Arrows, keys and swipe wrap around. Load it lazily.">
        {opener('lightbox', 'Five pictures')}
        {opener('single', 'One picture')}
      </Specimen>
      <Specimen name="Toaster" note="Success goes after 6 s, destructive stays." layout="wide">
        <div className="sg-fields">
          <State name="success">
            <ToastCard note={success} onDismiss={() => undefined} />
          </State>
          <State name="destructive">
            <ToastCard note={failure} onDismiss={() => undefined} />
          </State>
        </div>
        <div className="sg-inline">
          <Button look="line" onClick={() => showToast(success)}>
            Show success
          </Button>
          <Button look="line" onClick={() => showToast(failure)}>
            Show failure
          </Button>
        </div>
      </Specimen>

      <Dialog
        open={open === 'split'}
        onClose={close}
        shape="split"
        title="Book Your Appointment"
        description="With room for a picture panel."
        aside={<div className="sg-aside" />}
      >
        <TextField label="Name" />
      </Dialog>
      <Dialog open={open === 'notice'} onClose={close} shape="notice" title="A short notice" description="A bottom sheet on phones.">
        {null}
      </Dialog>
      <Dialog
        open={open === 'question'}
        onClose={close}
        shape="notice"
        role="alertdialog"
        title="Delete this lead?"
        description="It cannot be brought back."
      >
        <div className="sg-inline sg-answers">
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button look="destructive" onClick={close}>
            Delete
          </Button>
        </div>
      </Dialog>
      {(open === 'lightbox' || open === 'single') && (
        <LateLightbox label="Samples" pictures={open === 'single' ? plates.slice(0, 1) : plates} startAt={0} onClose={close} />
      )}
    </>
  );
}
