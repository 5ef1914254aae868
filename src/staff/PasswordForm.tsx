import { type SubmitEvent, useState } from 'react';

import { Button } from '@/ui/Button';
import { Alert } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';

import type { StaffSession } from './staffSession';

/** As supabase/config.toml asks for. */
const SHORTEST = 10;

/** A new password, twice. Once it is set the page goes on to the dashboard. */
export function PasswordForm({ setPassword }: { setPassword: StaffSession['setPassword'] }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [first, second] = [data.get('new'), data.get('again')];
    if (typeof first !== 'string' || first !== second) return setProblem('The two passwords differ.');
    setBusy(true);
    const { error } = await setPassword(first).catch(() => ({ error: 'An unexpected error occurred' }));
    setBusy(false);
    setProblem(error);
  }

  const field = { type: 'password', required: true, minLength: SHORTEST, autoComplete: 'new-password', readOnly: busy } as const;
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <TextField label="New password" name="new" {...field} />
      <TextField label="The same again" name="again" {...field} />
      <Button type="submit" wide busy={busy ? 'Saving...' : undefined}>
        Set password
      </Button>
    </form>
  );
}
