import { type SubmitEvent, useState } from 'react';

import { Button } from '@/ui/Button';
import { Alert } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';

import type { StaffSession } from './staffSession';

interface ForgotFormProps {
  mailLink: StaffSession['mailLink'];
  onBack(): void;
}

/** Asks for a mailed link. What it says tells nobody which addresses have an account. */
export function ForgotForm({ mailLink, onBack }: ForgotFormProps) {
  const [phase, setPhase] = useState<'asking' | 'busy' | 'mailed' | 'failed'>('asking');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (phase === 'busy' || typeof email !== 'string') return;
    setPhase('busy');
    setPhase(
      await mailLink(email).then(
        () => 'mailed' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div className="grid gap-5">
      {phase === 'failed' && <Alert>An unexpected error occurred</Alert>}
      {phase === 'mailed' ? (
        <p role="status" className="text-small/[22px]">
          If this address has an account, a link is on its way to it. It can be used once, within the hour.
        </p>
      ) : (
        <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <TextField label="Email" name="email" type="email" required autoComplete="username" readOnly={phase === 'busy'} />
          <Button type="submit" wide busy={phase === 'busy' ? 'Sending...' : undefined}>
            Send the link
          </Button>
        </form>
      )}
      <TextButton onClick={onBack}>Back to sign in</TextButton>
    </div>
  );
}
