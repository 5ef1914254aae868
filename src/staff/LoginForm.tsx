import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '@/ui/Button';
import { Alert } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';

import type { StaffSession } from './staffSession';

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
  const [readable, setReadable] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => email.current?.focus(), []);

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
    // Browsers offer to keep what is sent from a password field.
    setReadable(false);
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
        <TextField label="Email" name="email" type="email" required autoComplete="username" {...asTyped} disabled={disabled} ref={email} />
        <div className="relative">
          <TextField
            label="Password"
            name="password"
            type={readable ? 'text' : 'password'}
            required
            autoComplete="current-password"
            {...asTyped}
            disabled={disabled}
            ref={password}
          />
          <TextButton className="absolute -top-3.5 -right-2" onClick={() => setReadable((now) => !now)} disabled={disabled}>
            {readable ? 'Hide' : 'Show'} <span className="sr-only">password</span>
          </TextButton>
        </div>
        <div className="mt-1">
          <Button type="submit" wide disabled={disabled} busy={busy ? 'Signing in...' : undefined}>
            Sign In
          </Button>
        </div>
        {problem === undefined && (
          <TextButton onClick={onForgot} disabled={busy}>
            Forgot password?
          </TextButton>
        )}
      </form>
    </>
  );
}

/** Neither corrected nor sent to a spelling service. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

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
