import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

import { Alert } from './Alert';
import type { StaffSession } from './staffSession';
import { textButton } from './textButton';

interface LoginFormProps {
  signIn: StaffSession['signIn'];
  /** Why nobody can sign in; the form is out of use then. */
  problem: string | undefined;
  /** What to say before the first try. */
  notice: string | undefined;
  onForgot(): void;
}

/**
 * E-mail and password. The fields keep their own values, so that password managers may fill them as they like.
 * After a success the form stays busy: the page goes on as soon as the session says so.
 */
export function LoginForm({ signIn, problem, notice, onForgot }: LoginFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ message: string }>();
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!error || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [error]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setError(undefined);
    const message = await refusalOf(signIn, data);
    if (message === undefined) return;
    setBusy(false);
    setError({ message });
  }

  const alert = problem ?? error?.message ?? notice;
  const disabled = busy || problem !== undefined;
  return (
    <>
      {alert !== undefined && (
        <div className="mb-5">
          <Alert>{alert}</Alert>
        </div>
      )}
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField label="Email" name="email" type="email" required autoComplete="username" disabled={disabled} />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          disabled={disabled}
          ref={password}
        />
        <div className="mt-1">
          <Button type="submit" wide disabled={disabled} busy={busy ? 'Signing in...' : undefined}>
            Sign In
          </Button>
        </div>
        {problem === undefined && (
          <button type="button" className={textButton} onClick={onForgot} disabled={busy}>
            Forgot password?
          </button>
        )}
      </form>
    </>
  );
}

/** What to tell the person, undefined when signed in. */
async function refusalOf(signIn: StaffSession['signIn'], data: FormData): Promise<string | undefined> {
  try {
    const { error } = await signIn(textOf(data, 'email'), textOf(data, 'password'));
    return error;
  } catch {
    return 'An unexpected error occurred';
  }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
